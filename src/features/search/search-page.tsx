import { useTranslations } from 'use-intl'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { ListHero } from '#ui/list/list-hero.tsx'
import { SearchForm } from '#ui/search/search-form.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { FoundPages } from './schema.ts'
import { SearchResults } from './search-results.tsx'

/** The search of the whole site, with a filter by section. */
export function SearchPage({ found }: { found: FoundPages }) {
  const t = useTranslations('search')
  const { total, kinds, scope, nearest } = found
  const { q, section } = found.filter
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const filters = [{ kind: 'all' as const, count: all }, ...kinds]
  return (
    <>
      <ListHero
        title={t('title')}
        description={t(scope === 'all' ? 'description' : 'scope')}
        actions={
          <SearchForm
            path="/search"
            hrefOf={(text) => listPath('search', { q: text })}
            q={q}
            id="site-search"
            label={t('label')}
            placeholder={t('placeholder')}
            button={t('button')}
            ofSite
          />
        }
      >
        {kinds.length > 0 && (
          <FilterLinks
            label={t('sections')}
            filters={filters.map(({ kind, count }) => ({
              title: `${t(`kinds.${kind}`)} (${count})`,
              href: listPath('search', { q, section: kind }),
              current: kind === section,
            }))}
          />
        )}
      </ListHero>
      <div className="frame py-10 lg:py-14">
        {/* Screen readers announce only changes of an element that is always present. */}
        <output className="block text-small font-[550] text-ink-soft not-empty:mb-3">
          {q && t('resultCount', { count: total })}
        </output>
        {total > 0 ? <SearchResults {...found} /> : <NothingFound q={q} nearest={nearest} />}
      </div>
    </>
  )
}
