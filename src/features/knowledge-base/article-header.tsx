import { useTranslations } from 'use-intl'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Link } from '#ui/link.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { Article } from './schema.ts'
import { articlesPath } from './list-filter.ts'

export function ArticleHeader({ article }: { article: Article }) {
  const t = useTranslations('knowledgeBase')
  return (
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
        <h1 className="mt-1 max-w-[52rem] md:phrases">{article.title}</h1>
        <p className="mt-4 mb-6 max-w-[45rem] text-ink-soft">{article.excerpt}</p>
        <ArticleMeta article={article} />
      </div>
    </header>
  )
}
