import { useTranslations } from 'use-intl'
import { SearchForm } from '#ui/search/search-form.tsx'
import { articlesPath } from './list-filter.ts'
import type { CategoryFilter } from './schema.ts'

/** The search form of the list. It keeps the chosen category. */
export function ArticleSearch({ q, category }: { q: string; category: CategoryFilter }) {
  const t = useTranslations('knowledgeBase')
  return (
    <SearchForm
      path="/knowledge-base"
      hrefOf={(text) => articlesPath({ q: text, category })}
      q={q}
      id="knowledge-base-search"
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      button={t('searchButton')}
    >
      {category !== 'all' && <input type="hidden" name="category" value={category} />}
    </SearchForm>
  )
}
