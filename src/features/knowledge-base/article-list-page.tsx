import { useTranslations } from 'use-intl'
import { HelpBox } from '#ui/help-box.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { SearchForm } from '#ui/search/search-form.tsx'
import { CategoryCards } from './category-cards.tsx'
import { ArticleResults } from './article-results.tsx'
import { PopularArticles } from './popular-articles.tsx'
import type { ArticleList } from './schema.ts'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'

/** The knowledge base: an overview, or the articles found. */
export function ArticleListPage({ list }: { list: ArticleList & { filter: ListFilter<'knowledge-base'> } }) {
  const t = useTranslations('knowledgeBase')
  const { total, popular, categories } = list
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
          {/* Always present, so that screen readers announce its changes. */}
          <output className="block text-small font-[550] text-ink-soft not-empty:mb-3">
            {isOverview ? '' : t('resultCount', { count: total })}
          </output>
          {isOverview ? <PopularArticles articles={popular} /> : <ArticleResults {...list} />}
        </div>
        {isOverview && <CategoryCards categories={categories} />}
        <HelpBox />
      </div>
    </>
  )
}
