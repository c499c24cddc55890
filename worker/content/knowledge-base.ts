import type {
  Article,
  ArticleList,
  ArticleSummary,
  Category,
  KnowledgeBaseContent,
} from '#features/knowledge-base/schema.ts'
import type { SeoDetail } from '#model/seo.ts'
import { articlesOnPage, newestArticles } from '#model/limits.ts'
import type { ListFilter } from '#model/sections.ts'
import { pageItems } from './page-items.ts'
import { foldText, holdsAll, searchWords } from './search/search-text.ts'

/** The knowledge base of one language without its texts, in reading order. */
export interface ArticleIndex {
  categories: Category[]
  articles: ArticleSummary[]
}

/** The index of the compiled knowledge base. */
export const indexOf = ({ categories, articles }: KnowledgeBaseContent): ArticleIndex => ({
  categories,
  articles: articles.map(({ summary }) => summary),
})

/** Ten articles a page; those with the words in their title come first. */
export function listArticles(
  { categories, articles }: ArticleIndex,
  { q = '', category = 'all', page = 1 }: Partial<ListFilter<'knowledge-base'>>,
): ArticleList {
  const words = searchWords(q)
  const holds = (...texts: string[]) => holdsAll(texts.map(foldText).join('\n'), words)
  const found = articles.filter(
    ({ categoryId, title, excerpt, tags }) =>
      (category === 'all' || categoryId === category) && holds(title, excerpt, ...tags),
  )
  // Articles with the words in their title come first, each group in reading order.
  const ordered = found.toSorted((one, other) => Number(holds(other.title)) - Number(holds(one.title)))
  return {
    ...pageItems(ordered, { page, limit: articlesOnPage }),
    newest: articles.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, newestArticles),
    popular: articles.filter(({ popular }) => popular).toSorted((one, other) => other.views - one.views),
    categories,
  }
}

/** The SEO record of an article that has none. */
export const articleSeo = (
  { title, excerpt, tags }: Pick<Article, 'title' | 'excerpt' | 'tags'>,
  brand: string,
): SeoDetail => ({
  meta_title: `${title} | ${brand}`,
  meta_description: excerpt,
  ...(tags.length > 0 && { meta_focusKeyphrase: tags.join(', ') }),
})
