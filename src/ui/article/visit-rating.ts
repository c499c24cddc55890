import { ratingKeyPrefix } from '#model/stored.ts'

/** A visitor's rating of a text (docs/product.md#rating-and-sharing). */
export type Rating = 'none' | 'helpful' | 'not-helpful'

const listeners = new Set<() => void>()
/** Ratings while the browser's storage is blocked. */
const inMemory = new Map<string, string>()

const keyOf = (subject: string) => ratingKeyPrefix + subject

function storedRating(subject: string): string | null | undefined {
  try {
    return sessionStorage.getItem(keyOf(subject)) ?? inMemory.get(subject)
  } catch {
    return inMemory.get(subject)
  }
}

/** The rating of `subject` in this visit. */
export function ratingOf(subject: string): Rating {
  const rating = storedRating(subject)
  return rating === 'helpful' || rating === 'not-helpful' ? rating : 'none'
}

/** Stores a rating for the visit and logs it; it is sent nowhere. */
export function rate(subject: string, rating: Rating): void {
  inMemory.set(subject, rating)
  try {
    sessionStorage.setItem(keyOf(subject), rating)
  } catch {
    // Without storage the rating is kept until the page is left.
  }
  // oxlint-disable-next-line no-console -- docs/product.md#rating-and-sharing
  console.log('Rated', subject, rating)
  for (const listener of listeners) listener()
}

/** Calls `listener` after each rating. Returns a function that stops this. */
export function watchRatings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
