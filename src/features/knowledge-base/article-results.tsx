import { X } from 'lucide'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '#ui/button.ts'
import { CardLink } from '#ui/card-link.tsx'
import { itemPath } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { Picture } from '#ui/picture.tsx'
import { ArticleMeta } from './article-meta.tsx'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { ArticleList } from './schema.ts'

/** The search results, ten on a page, with "Clear filters". */
export function ArticleResults({
  filter,
  items,
  total_pages,
  categories,
}: ArticleList & { filter: ListFilter<'knowledge-base'> }) {
  const t = useTranslations('knowledgeBase')
  const { q, category, page } = filter
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
        <div className="grid items-center gap-x-12 gap-y-6 py-10 sm:grid-cols-[auto_1fr]">
          <Picture id="off-chart" alt="" size="320x210" className="w-full max-w-[20rem]" />
          <div className="max-w-[34rem]">
            <h3>{t('noneTitle')}</h3>
            <p className="mt-3 text-ink-soft">{t('noneText')}</p>
          </div>
        </div>
      ) : (
        <ul className="mt-8 border-b border-line">
          {items.map((article) => (
            <li key={article.slug} className="border-t border-line">
              <article className="group relative grid grid-cols-[24px_1fr] gap-x-4 py-7 sm:gap-x-6">
                <KnowledgeBaseIcon name={article.icon} size={24} className="mt-0.5" />
                <div>
                  <h3 className="text-[1.1875rem]! leading-7!">
                    <CardLink href={itemPath('knowledge-base', article.slug)}>{article.title}</CardLink>
                  </h3>
                  <p className="mt-1.5 mb-3 max-w-[44rem] text-ink-soft">{article.excerpt}</p>
                  {!chosen && <p className="lettering mb-1.5 text-sea">{article.category}</p>}
                  <ArticleMeta article={article} />
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 empty:hidden">
        <Pagination
          page={page}
          totalPages={total_pages}
          hrefOfPage={(number) => listPath('knowledge-base', { q, category, page: number })}
        />
      </div>
    </section>
  )
}
