import { useFormatter } from 'use-intl'

/** A function that writes a rating with one decimal place, as the page's language does: `4.8` → "4,8" in Vietnamese. */
export function useRating(): (rating: number) => string {
  const { number } = useFormatter()
  return (rating) => number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
