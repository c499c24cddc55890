import { useTranslations } from 'use-intl'
import { HelpfulRating } from '#ui/article/helpful-rating.tsx'
import { Prose } from '#ui/article/prose.tsx'
import { ReadingProgress } from '#ui/article/reading-progress.tsx'
import { ShareButtons } from '#ui/article/share-buttons.tsx'
import { TableOfContents } from '#ui/article/table-of-contents.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { HelpBox } from '#ui/help-box.tsx'
import { hrefOf } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import { Title } from '#ui/title.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import { articlesPath } from './list-filter.ts'
import { RelatedArticles } from './related-articles.tsx'
import type { Article } from './schema.ts'
import { TagLinks } from './tag-links.tsx'

/** An article of the knowledge base, with its table of contents on the left. */
export function ArticlePage({ article }: { article: Article }) {
  const t = useTranslations('knowledgeBase')
  return (
    <>
      <article className="reading">
        <ReadingProgress />
        <header className="border-b border-line bg-chart">
          <div className="frame pt-4 pb-10 lg:pb-14">
            <Breadcrumbs above={[{ title: t('title'), href: '/knowledge-base' }]} title={article.title} />
            <p className="mt-6">
              <Link
                href={articlesPath({ category: article.categoryId })}
                className="lettering inline-flex min-h-11 items-center gap-2.5 text-sea hover:underline"
              >
                <KnowledgeBaseIcon name={article.icon} />
                {article.category}
              </Link>
            </p>
            <Title className="mt-1 max-w-[52rem]">{article.title}</Title>
            <p className="mt-4 mb-6 max-w-[45rem] text-ink-soft">{article.excerpt}</p>
            <ArticleMeta article={article} />
          </div>
        </header>
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
              <ShareButtons
                path={hrefOf('/knowledge-base/$slug', { slug: article.slug })}
                title={article.title}
                networks={['microblog', 'professional']}
                popup
              />
            </div>
            <div className="mt-12 max-w-[45rem]">
              <HelpBox />
            </div>
          </div>
        </div>
      </article>
      <RelatedArticles category={article.category} articles={article.related} />
    </>
  )
}
