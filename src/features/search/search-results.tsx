import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { Pagination } from '#ui/list/pagination.tsx'
import { Marked } from './marked.tsx'
import type { FoundPages } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** A page of the search results, best match first, each with the name of its section. */
export function SearchResults({ filter, items, total_pages }: FoundPages) {
  const t = useTranslations('search')
  return (
    <section aria-labelledby="found-title">
      <h2 id="found-title" className="text-h3! [overflow-wrap:anywhere]" suppressHydrationWarning>
        {breakable(t('results', { q: filter.q }))}
      </h2>
      <ol className="mt-5 mb-8 border-b border-line">
        {items.map(({ kind, path, title, excerpt }) => (
          <li key={path} className="border-t border-line">
            <article className="group relative grid gap-x-6 gap-y-1 py-6 md:grid-cols-[11rem_minmax(0,1fr)]">
              <p className="lettering pt-1 text-sea">{t(`kinds.${kind}`)}</p>
              <div>
                <h3 className="text-[1.1875rem]! leading-7!">
                  <CardLink href={path}>
                    <Marked text={title} />
                  </CardLink>
                </h3>
                <p className="mt-1.5 max-w-[44rem] text-ink-soft">
                  <Marked text={excerpt} />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ol>
      <Pagination
        page={filter.page}
        totalPages={total_pages}
        hrefOfPage={(page) => listPath('search', { ...filter, page })}
      />
    </section>
  )
}
