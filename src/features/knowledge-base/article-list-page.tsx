import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Picture } from '#ui/picture.tsx'
import { CategoryCards } from './category-cards.tsx'
import { CategoryChips } from './category-chips.tsx'
import { FoundList } from './found-list.tsx'
import { PopularArticles } from './popular-articles.tsx'
import type { FoundArticles } from './queries.ts'
import { SearchForm } from './search-form.tsx'

/** The knowledge-base list (spec §2): an overview while nothing is chosen, else what was found. `help` stands at the end. */
export function ArticleListPage({ found, help }: { found: FoundArticles; help: ReactNode }) {
  const t = useTranslations('knowledgeBase')
  const { q, category, page, total, popular, categories } = found
  const isOverview = q === '' && category === 'all' && page === 1
  const all = categories.reduce((sum, { articleCount }) => sum + articleCount, 0)
  return (
    <>
      <header className="relative overflow-clip border-b border-line bg-chart">
        <Picture
          id="decor-contours"
          alt=""
          width={480}
          height={480}
          className="absolute -top-20 right-0 hidden opacity-60 lg:block"
        />
        <div className="frame relative pt-4 pb-10 lg:pb-14">
          <Breadcrumbs above={[]} title={t('title')} />
          <h1 className="mt-6 text-h2! lg:text-[3.25rem]!">{t('title')}</h1>
          <p className="mt-3 mb-8 max-w-[38rem] text-ink-soft">{t('description', { count: all })}</p>
          <SearchForm q={q} category={category} />
          <div className="mt-6">
            <CategoryChips categories={categories} chosen={category} q={q} />
          </div>
        </div>
      </header>
      <div className="frame grid gap-18 py-12 lg:gap-24 lg:py-18">
        <div>
          {/* Always in the page, so that its changes are announced. */}
          <output className="block text-small font-[550] text-ink-soft not-empty:mb-3">
            {isOverview ? '' : t('resultCount', { count: total })}
          </output>
          {isOverview ? <PopularArticles articles={popular} /> : <FoundList {...found} />}
        </div>
        {isOverview && <CategoryCards categories={categories} />}
        {help}
      </div>
    </>
  )
}
