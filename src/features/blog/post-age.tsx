import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { locales } from '#i18n/locales.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { agoSeparator, fillTimeLabel } from './time-label.ts'

interface PostAgeProps {
  created: string
  updated: string | null
  /** The read time, if known. */
  minutes?: number | undefined
}

/** The time label of a post (docs/product.md#time-label). `fillTimeLabel` replaces the date in it. */
export function PostAge({ created, updated, minutes = 0 }: PostAgeProps) {
  const t = useTranslations('blog')
  const locale = usePageLocale()
  const date = updated ?? created
  return (
    <time
      key={date}
      ref={fillTimeLabel}
      dateTime={date}
      data-label={t('timeLabel', { time: '{time}', minutes })}
      data-ago={locales[locale].ago.join(agoSeparator)}
      suppressHydrationWarning
    >
      {t('timeLabel', { time: formatDate(locale, date, 'short'), minutes })}
    </time>
  )
}
