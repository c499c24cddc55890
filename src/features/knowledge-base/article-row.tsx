import { CardLink } from '#ui/card-link.tsx'
import { hrefOf } from '#ui/href.ts'
import { ArticleMeta } from './article-meta.tsx'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { ArticleSummary } from './schema.ts'

/** `withCategory` is for lists of mixed categories. */
export function ArticleRow({ article, withCategory }: { article: ArticleSummary; withCategory: boolean }) {
  return (
    <article className="group relative grid grid-cols-[24px_1fr] gap-x-4 py-7 sm:gap-x-6">
      <span className="pt-0.5 text-sea">
        <KnowledgeBaseIcon name={article.icon} size={24} />
      </span>
      <div>
        <h3 className="text-[1.1875rem]! leading-7!">
          <CardLink href={hrefOf('/knowledge-base/$slug', { slug: article.slug })}>{article.title}</CardLink>
        </h3>
        <p className="mt-1.5 mb-3 max-w-[44rem] text-ink-soft">{article.excerpt}</p>
        {withCategory && <p className="lettering mb-1.5 text-sea">{article.category}</p>}
        <ArticleMeta article={article} />
      </div>
    </article>
  )
}
