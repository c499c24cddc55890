import { useFormatter, useTranslations } from 'use-intl'

/** Formats of the page's language: `durationOf(150)` → `2 h 30 min`, `ratingOf(4.8)` → `4.8`. */
export function useCourseFormats() {
  const t = useTranslations('academy')
  const { number } = useFormatter()
  return {
    durationOf(total: number): string {
      const hours = Math.floor(total / 60)
      const minutes = total % 60
      if (hours === 0) return t('minutes', { minutes })
      return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes })
    },
    ratingOf: (rating: number) => number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
}
