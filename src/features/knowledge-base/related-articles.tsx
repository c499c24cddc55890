import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { hrefOf } from '#ui/href.ts'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { ArticleSummary } from './schema.ts'

/** Up to three articles of the same category. */
export function RelatedArticles({ category, articles }: { category: string; articles: ArticleSummary[] }) {
  const t = useTranslations('knowledgeBase')
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="border-t border-line print:hidden">
      <div className="frame py-14 lg:py-20">
        <h2 id="related-title" className="text-h3!">
          {t('related', { category })}
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-3">
          {articles.map((article) => (
            <li
              key={article.slug}
              className="group relative flex flex-col rounded-card border border-line p-6 transition-colors duration-150 hover:border-sea"
            >
              <span className="text-sea">
                <KnowledgeBaseIcon name={article.icon} />
              </span>
              <h3 className="mt-4 text-[1.125rem]! leading-7!">
                <CardLink href={hrefOf('/knowledge-base/$slug', { slug: article.slug })}>{article.title}</CardLink>
              </h3>
              <p className="mt-2 mb-4 line-clamp-2 text-small text-ink-soft">{article.excerpt}</p>
              <p className="mt-auto text-small text-ink-soft">{t('readTime', { minutes: article.readTime })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
