import { useTranslations } from 'use-intl'

/** Returns a function that formats minutes: `150` → `2 h 30 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('academy')
  return (total) => {
    const hours = Math.floor(total / 60)
    const minutes = total % 60
    if (hours === 0) return t('minutes', { minutes })
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes })
  }
}
