import { X } from 'lucide'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '#ui/button.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { ArticleRows } from './article-rows.tsx'
import type { ArticleList } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

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
          {!q && <p className="mt-3 text-ink-soft md:text-balance">{chosen?.description}</p>}
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
            <h3 suppressHydrationWarning>{breakable(t('noneTitle'))}</h3>
            <p className="mt-3 text-ink-soft">{t('noneText')}</p>
          </div>
        </div>
      ) : (
        <ArticleRows articles={items} named={!chosen} />
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
