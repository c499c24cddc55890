import { CardLink } from '#ui/card-link.tsx'
import { itemPath } from '#ui/href.ts'
import { ArticleMeta } from './article-meta.tsx'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { ArticleSummary } from './schema.ts'

/** Articles in rows; `named` shows the category of each. */
export function ArticleRows({ articles, named }: { articles: ArticleSummary[]; named: boolean }) {
  return (
    <ul className="mt-8 border-b border-line">
      {articles.map((article) => (
        <li key={article.slug} className="border-t border-line">
          <article className="group relative grid grid-cols-[24px_1fr] gap-x-4 py-7 sm:gap-x-6">
            <KnowledgeBaseIcon name={article.icon} size={24} className="mt-0.5" />
            <div>
              <h3 className="text-[1.1875rem]! leading-7!">
                <CardLink href={itemPath('knowledge-base', article.slug)}>{article.title}</CardLink>
              </h3>
              <p className="mt-1.5 mb-3 max-w-[44rem] text-ink-soft">{article.excerpt}</p>
              {named && <p className="lettering mb-1.5 text-sea">{article.category}</p>}
              <ArticleMeta article={article} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
