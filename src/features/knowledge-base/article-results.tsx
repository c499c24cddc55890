import { X } from 'lucide'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '#ui/button.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { ArticleRow } from './article-row.tsx'
import { articlesPath } from './list-filter.ts'
import { NoArticles } from './no-articles.tsx'
import type { FoundArticles } from './queries.ts'

/** The articles found, ten on a page, with "Clear filters". */
export function ArticleResults({ q, category, page, items, total_pages, categories }: FoundArticles) {
  const t = useTranslations('knowledgeBase')
  const chosen = categories.find(({ id }) => id === category)
  return (
    <section aria-labelledby="found-title">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
        <div className="max-w-[44rem]">
          {q && chosen && <p className="lettering mb-2 text-sea">{chosen.name}</p>}
          <h2 id="found-title" className="[overflow-wrap:anywhere]">
            {q ? t('results', { q }) : (chosen?.name ?? t('allArticles'))}
          </h2>
          {!q && <p className="mt-3 text-balance text-ink-soft">{chosen?.description}</p>}
        </div>
        <Link href="/knowledge-base" className={buttonStyle.secondary}>
          <Icon node={X} />
          {t('clear')}
        </Link>
      </div>
      {items.length === 0 ? (
        <NoArticles />
      ) : (
        <ul className="mt-8 border-b border-line">
          {items.map((article) => (
            <li key={article.slug} className="border-t border-line">
              <ArticleRow article={article} withCategory={!chosen} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 empty:hidden">
        <Pagination
          page={page}
          totalPages={total_pages}
          hrefOfPage={(number) => articlesPath({ q, category, page: number })}
        />
      </div>
    </section>
  )
}
