import { useTranslations } from 'use-intl'
import { sections, titledSections } from '#model/sections.ts'
import { HelpBox } from '#ui/help-box.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { ListHero } from '#ui/list/list-hero.tsx'
import { Picture } from '#ui/picture.tsx'
import { SearchForm } from '#ui/search/search-form.tsx'
import { SearchResults } from './search-results.tsx'
import type { FoundPages } from './schema.ts'

const tips = ['fewer', 'other', 'spelling'] as const

/** The search of the whole site. Without hits it shows tips and links to the sections. */
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
            hrefOf={(text) => listPath('search', { q: text })}
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
        {/* Screen readers announce only changes of an element that is always present. */}
        <output className="block text-small font-[550] text-ink-soft not-empty:mb-3">
          {q && t('resultCount', { count: total })}
        </output>
        {total > 0 && <SearchResults {...found} />}
        {total === 0 && (
          <div className="grid gap-12">
            {q && (
              <section
                aria-labelledby="found-title"
                className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]"
              >
                <Picture id="off-chart" alt="" size="320x210" className="w-full max-w-[20rem] sm:w-72 lg:w-80" />
                <div className="max-w-[36rem]">
                  <h2 id="found-title">{t('noneTitle')}</h2>
                  <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">{t('noneText', { q })}</p>
                  <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft marker:text-sea">
                    {tips.map((tip) => (
                      <li key={tip}>{t(`tips.${tip}`)}</li>
                    ))}
                  </ul>
                </div>
              </section>
            )}
            <div className="min-w-0">
              <p className="mb-3 text-small font-[550] text-ink-soft">{t('browse')}</p>
              <FilterLinks
                label={t('browse')}
                filters={titledSections.map((name) => ({
                  title: t(`kinds.${name}`),
                  href: sections[name].path,
                  current: false,
                }))}
              />
            </div>
            {q && <HelpBox />}
          </div>
        )}
      </div>
    </>
  )
}
