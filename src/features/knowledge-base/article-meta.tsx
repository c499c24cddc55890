import { useFormatter, useTranslations } from 'use-intl'
import type { ArticleSummary } from './schema.ts'

/** Read time, views and date of an article, as soundings beside its title. */
export function ArticleMeta({ article }: { article: ArticleSummary }) {
  const t = useTranslations('knowledgeBase')
  const format = useFormatter()
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft tabular-nums">
      <span>{t('readTime', { minutes: article.readTime })}</span>
      <span>{t('views', { count: format.number(article.views) })}</span>
      <span>
        {t('updated', { date: format.dateTime(new Date(article.updatedAt), { dateStyle: 'long', timeZone: 'UTC' }) })}
      </span>
    </p>
  )
}
