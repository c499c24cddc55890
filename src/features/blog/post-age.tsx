import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { locales } from '#i18n/locales.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { agoSeparator, pageOpenedAt, timeLabel } from './time-label.ts'

interface PostAgeProps {
  created: string
  updated: string | null
  /** Minutes that the post takes to read, if known. */
  minutes?: number | undefined
}

/**
 * The time label of a post (docs/product.md#time-label). The server writes the date, the same for
 * everybody; `fillTimeLabels` has replaced it before React comes, which is told to ignore that.
 */
export function PostAge({ created, updated, minutes = 0 }: PostAgeProps) {
  const t = useTranslations('blog')
  const locale = usePageLocale()
  const { ago } = locales[locale]
  const date = updated ?? created
  const template = t('timeLabel', { time: '{time}', minutes })
  const text = import.meta.env.SSR ? formatDate(locale, date, 'short') : timeLabel(ago, template, date, pageOpenedAt)
  return (
    <time dateTime={date} data-label={template} data-ago={ago.join(agoSeparator)} suppressHydrationWarning>
      {text}
    </time>
  )
}
