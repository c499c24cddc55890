import { useTranslations } from 'use-intl'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { ArticleSummary } from './schema.ts'

/** Read time, views and date of an article. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  const t = useTranslations('knowledgeBase')
  const marked = useTranslations('samples')
  const locale = usePageLocale()
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
      <span>{t('readTime', { minutes: article.readTime })}</span>
      <span>{marked('marked', { text: t('views', { count: formatNumber(locale, article.views) }) })}</span>
      <span>{t('updated', { date: formatDate(locale, article.updatedAt) })}</span>
    </p>
  )
}
