import { useTranslations } from 'use-intl'
import { formatDate } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { HelpBox } from '#ui/help-box.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { SearchForm } from '#ui/search/search-form.tsx'
import { CategoryCards } from './category-cards.tsx'
import { ArticleResults } from './article-results.tsx'
import { ArticleRows } from './article-rows.tsx'
import { ShortList } from './short-list.tsx'
import type { ArticleList } from './schema.ts'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { breakable } from '#i18n/breakable.ts'

/** The knowledge base: an overview with the first page of all articles, or the search results. */
export function ArticleListPage({ list }: { list: ArticleList & { filter: ListFilter<'knowledge-base'> } }) {
  const t = useTranslations('knowledgeBase')
  const locale = usePageLocale()
  const { total, total_pages, items, popular, newest, categories } = list
  const { q, category, page } = list.filter
  const isOverview = q === '' && category === 'all' && page === 1
  const all = categories.reduce((sum, { articleCount }) => sum + articleCount, 0)
  const chips = [{ id: 'all' as const, name: t('all') }, ...categories]
  return (
    <>
      <ListHero
        title={t('title')}
        description={t('description', { count: all })}
        actions={
          <SearchForm
            path="/knowledge-base"
            hrefOf={(text) => listPath('knowledge-base', { q: text, category })}
            q={q}
            id="knowledge-base-search"
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            button={t('searchButton')}
          >
            {category !== 'all' && <input type="hidden" name="category" value={category} />}
          </SearchForm>
        }
      >
        <FilterLinks
          label={t('categories')}
          filters={chips.map(({ id, name }) => ({
            title: name,
            // A change of category keeps the search and starts at page 1.
            href: listPath('knowledge-base', { q, category: id }),
            current: id === category,
          }))}
        />
      </ListHero>
      <div className="frame grid gap-18 py-12 lg:gap-24 lg:py-18">
        <div>
          {/* Screen readers announce only changes of an element that is always present. */}
          <output className="block text-small font-[550] text-ink-soft not-empty:mb-3">
            {!isOverview && (
              <>
                {/* Two categories may have equally many articles, and only a change is announced. */}
                <span className="sr-only">{`${chips.find(({ id }) => id === category)?.name}: `}</span>
                {t('resultCount', { count: total })}
              </>
            )}
          </output>
          {isOverview ? (
            <ShortList
              id="popular"
              articles={popular}
              noteOf={({ readTime }) => t('readTime', { minutes: readTime })}
            />
          ) : (
            <ArticleResults {...list} />
          )}
        </div>
        {isOverview && <CategoryCards categories={categories} />}
        {isOverview && (
          <ShortList
            id="newest"
            articles={newest}
            noteOf={({ updatedAt }) => t('updated', { date: formatDate(locale, updatedAt) })}
          />
        )}
        {isOverview && (
          <section aria-labelledby="all-title">
            <h2 id="all-title" suppressHydrationWarning>
              {breakable(t('allArticles'))}
            </h2>
            <ArticleRows articles={items} named />
            <div className="mt-8 empty:hidden">
              <Pagination
                page={1}
                totalPages={total_pages}
                hrefOfPage={(number) => listPath('knowledge-base', { page: number })}
              />
            </div>
          </section>
        )}
        <HelpBox />
      </div>
    </>
  )
}
