import { useTranslations } from 'use-intl'
import { breakable } from '#i18n/breakable.ts'
import { CardLink } from '#ui/card-link.tsx'
import { itemPath } from '#ui/href.ts'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { ArticleSummary } from './schema.ts'

interface Props {
  /** The message of the heading. */
  id: 'popular' | 'newest'
  articles: ArticleSummary[]
  /** What stands beside the category's name. */
  noteOf: (article: ArticleSummary) => string
}

/** A list of titles in two columns, without teasers. */
export function ShortList({ id, articles, noteOf }: Props) {
  const t = useTranslations('knowledgeBase')
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} suppressHydrationWarning>
        {breakable(t(id))}
      </h2>
      <ol className="mt-8 gap-x-16 lg:columns-2">
        {articles.map((article) => (
          <li
            key={article.slug}
            className="group relative grid break-inside-avoid grid-cols-[24px_1fr] gap-x-5 border-t border-line py-4"
          >
            <KnowledgeBaseIcon name={article.icon} className="mt-0.5" />
            <div>
              <h3 className="text-[1.0625rem]! leading-7!">
                <CardLink href={itemPath('knowledge-base', article.slug)}>{article.title}</CardLink>
              </h3>
              <p className="mt-0.5 text-small text-ink-soft">{`${article.category} · ${noteOf(article)}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
