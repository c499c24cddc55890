import { useFormatter } from 'use-intl'

/** Formats a rating with one decimal in the page's language: `4.8` → "4,8" in Vietnamese. */
export function useRating(): (rating: number) => string {
  const { number } = useFormatter()
  return (rating) => number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
