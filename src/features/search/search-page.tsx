import { useTranslations } from 'use-intl'
import { HelpBox } from '#ui/help-box.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { SearchForm } from '#ui/search/search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { FoundPages } from './queries.ts'
import { searchPath } from './search-address.ts'
import { SectionLinks } from './section-links.tsx'

/** The search over the whole site. */
export function SearchPage({ found }: { found: FoundPages }) {
  const t = useTranslations('search')
  const { q, total, scope } = found
  return (
    <>
      <ListHero
        title={t('title')}
        description={t(scope === 'all' ? 'description' : 'scope')}
        actions={
          <SearchForm
            path="/search"
            hrefOf={searchPath}
            q={q}
            id="site-search"
            label={t('label')}
            placeholder={t('placeholder')}
            button={t('button')}
            ofSite
          />
        }
      />
      <div className="frame py-10 lg:py-14">
        {/* Always present, so that screen readers announce its changes. */}
        <output className="block text-small font-[550] text-ink-soft not-empty:mb-3">
          {q && t('resultCount', { count: total })}
        </output>
        {total > 0 && <SearchResults {...found} />}
        {total === 0 && (
          <div className="grid gap-12">
            {q && <NothingFound q={q} />}
            <SectionLinks />
            {q && <HelpBox />}
          </div>
        )}
      </div>
    </>
  )
}
