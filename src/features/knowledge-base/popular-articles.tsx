import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { itemPath } from '#ui/href.ts'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { ArticleSummary } from './schema.ts'

/** The most read articles, in two columns. */
export function PopularArticles({ articles }: { articles: ArticleSummary[] }) {
  const t = useTranslations('knowledgeBase')
  return (
    <section aria-labelledby="popular-title">
      <h2 id="popular-title">{t('popular')}</h2>
      <ol className="mt-8 gap-x-16 lg:columns-2">
        {articles.map((article) => (
          <li
            key={article.slug}
            className="group relative grid break-inside-avoid grid-cols-[24px_1fr] gap-x-5 border-t border-line py-4"
          >
            <span className="pt-0.5 text-sea">
              <KnowledgeBaseIcon name={article.icon} />
            </span>
            <div>
              <h3 className="text-[1.0625rem]! leading-7!">
                <CardLink href={itemPath('knowledge-base', article.slug)}>{article.title}</CardLink>
              </h3>
              <p className="mt-0.5 text-small text-ink-soft">
                {`${article.category} · ${t('readTime', { minutes: article.readTime })}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
