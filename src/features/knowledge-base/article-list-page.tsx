import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { HelpBox } from '#ui/help-box.tsx'
import { itemPath } from '#ui/href.ts'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { SearchForm } from '#ui/search/search-form.tsx'
import { CategoryCards } from './category-cards.tsx'
import { ArticleResults } from './article-results.tsx'
import { ArticleRows } from './article-rows.tsx'
import { KnowledgeBaseIcon } from './knowledge-base-icon.tsx'
import type { ArticleList } from './schema.ts'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { breakable } from '#i18n/breakable.ts'

/** The knowledge base: an overview with the first page of all articles, or the search results. */
export function ArticleListPage({ list }: { list: ArticleList & { filter: ListFilter<'knowledge-base'> } }) {
  const t = useTranslations('knowledgeBase')
  const { total, total_pages, items, popular, categories } = list
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
            <section aria-labelledby="popular-title">
              <h2 id="popular-title" suppressHydrationWarning>
                {breakable(t('popular'))}
              </h2>
              <ol className="mt-8 gap-x-16 lg:columns-2">
                {popular.map((article) => (
                  <li
                    key={article.slug}
                    className="group relative grid break-inside-avoid grid-cols-[24px_1fr] gap-x-5 border-t border-line py-4"
                  >
                    <KnowledgeBaseIcon name={article.icon} className="mt-0.5" />
                    <div>
                      <h3 className="text-[1.0625rem]! leading-7!">
                        <CardLink href={itemPath('knowledge-base', article.slug)}>{article.title}</CardLink>
                      </h3>
                      <p className="mt-0.5 text-small text-ink-soft">
                        {`${article.category} · ${t('readTime', { minutes: article.readTime })}`}
                      </p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          ) : (
            <ArticleResults {...list} />
          )}
        </div>
        {isOverview && <CategoryCards categories={categories} />}
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
