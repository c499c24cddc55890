import type { ReactNode } from 'react'
import { HelpfulRating } from '#ui/article/helpful-rating.tsx'
import { Prose } from '#ui/article/prose.tsx'
import { ReadingProgress } from '#ui/article/reading-progress.tsx'
import { ShareButtons } from '#ui/article/share-buttons.tsx'
import { TableOfContents } from '#ui/article/table-of-contents.tsx'
import { ArticleHeader } from './article-header.tsx'
import { RelatedArticles } from './related-articles.tsx'
import type { Article } from './schema.ts'
import { TagLinks } from './tag-links.tsx'

interface ArticlePageProps {
  article: Article
  /** The absolute public address of the page, for sharing. */
  address: string
  help: ReactNode
}

/** An article of the knowledge base, with its table of contents on the left. */
export function ArticlePage({ article, address, help }: ArticlePageProps) {
  return (
    <>
      <article className="reading">
        <ReadingProgress />
        <ArticleHeader article={article} />
        <div className="frame grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16">
          <div>
            <div className="lg:sticky lg:top-28">
              <TableOfContents toc={article.toc} />
            </div>
          </div>
          <div className="min-w-0">
            <Prose html={article.content} />
            <div className="mt-12 grid max-w-[45rem] gap-8 border-t border-line pt-6">
              <TagLinks tags={article.tags} />
              <HelpfulRating key={article.slug} subject={`knowledge-base/${article.slug}`} />
              <ShareButtons address={address} title={article.title} networks={['microblog', 'professional']} popup />
            </div>
            <div className="mt-12 max-w-[45rem]">{help}</div>
          </div>
        </div>
      </article>
      <RelatedArticles category={article.category} articles={article.related} />
    </>
  )
}
