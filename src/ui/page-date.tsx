import { formatDate } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'

/** A calendar date such as `2024-11-12`, written out in the page's language. */
export function PageDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(usePageLocale(), date)}
    </time>
  )
}
