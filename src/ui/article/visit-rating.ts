/** How a visitor found a text (spec §4). */
export type Rating = 'none' | 'helpful' | 'not-helpful'

const listeners = new Set<() => void>()
/** What was rated where the browser keeps nothing. */
const inMemory = new Map<string, string>()

const keyOf = (subject: string) => `rating:${subject}`

function kept(subject: string): string | null | undefined {
  try {
    return sessionStorage.getItem(keyOf(subject)) ?? inMemory.get(subject)
  } catch {
    return inMemory.get(subject)
  }
}

/** The rating that `subject` got in this visit. */
export function ratingOf(subject: string): Rating {
  const rating = kept(subject)
  return rating === 'helpful' || rating === 'not-helpful' ? rating : 'none'
}

/** Remembers a rating for the visit and logs it; it is sent nowhere (spec §4). */
export function rate(subject: string, rating: Rating): void {
  inMemory.set(subject, rating)
  try {
    sessionStorage.setItem(keyOf(subject), rating)
  } catch {
    // A browser that keeps nothing still shows the rating until the page is left.
  }
  // oxlint-disable-next-line no-console -- spec §4: a rating is logged
  console.log('Rated', subject, rating)
  for (const listener of listeners) listener()
}

/** Calls `listener` after each rating, until the function that it returns is called. */
export function watchRatings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
