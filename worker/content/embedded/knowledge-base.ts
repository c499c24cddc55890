import type { CategoryFilter } from '#model/filters.ts'
import type { Article, ArticleList, ArticleSummary, KnowledgeBaseContent } from '#features/knowledge-base/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { contentFile } from './content-file.ts'
import { foldText, holdsAll, searchWords } from '#worker/content/search/search-text.ts'

/** Spec §9. */
const pageSize = 10

const readKnowledgeBase = contentFile('knowledge-base')

/** What the list is narrowed to: words that title, excerpt or tags hold, a category, a page from 1. */
export interface ArticleFilter {
  q: string
  category: CategoryFilter
  page: number
}

/** The reads of this feature. */
export interface KnowledgeBaseSource {
  /** A page of 10 articles; beyond the end it is empty, with the true totals. */
  listArticles(locale: Locale, filter: ArticleFilter): Promise<ArticleList>
  /** An article; `undefined` when there is none under this slug. */
  findArticle(locale: Locale, slug: string): Promise<Article | undefined>
}

interface Entry {
  summary: ArticleSummary
  /** Folded: the title, and all that is searched. */
  title: string
  text: string
}

/** The compiled articles of one language, made ready for lists, search and details once. */
function openShelf({ categories, articles }: KnowledgeBaseContent) {
  const entries = articles.map(({ summary }): Entry => {
    const title = foldText(summary.title)
    return { summary, title, text: [title, ...[summary.excerpt, ...summary.tags].map(foldText)].join('\n') }
  })
  const bySlug = new Map(entries.map(({ summary }) => [summary.slug, summary]))
  const details = new Map(
    articles.map(({ summary, body, related }): [string, Article] => [
      summary.slug,
      { ...summary, ...body, related: related.flatMap((slug) => bySlug.get(slug) ?? []) },
    ]),
  )
  const popular = entries
    .flatMap(({ summary }) => (summary.popular ? [summary] : []))
    .toSorted((one, other) => other.views - one.views)

  /** Articles that hold all words of `q`: those with the words in their title first, else in reading order. */
  function search(q: string, category: CategoryFilter): ArticleSummary[] {
    const words = searchWords(q)
    const found = entries.filter(
      ({ summary, text }) => (category === 'all' || summary.categoryId === category) && holdsAll(text, words),
    )
    const named = found.filter(({ title }) => holdsAll(title, words))
    return [...named, ...found.filter((entry) => !named.includes(entry))].map(({ summary }) => summary)
  }

  return {
    details,
    list({ q, category, page }: ArticleFilter): ArticleList {
      const found = search(q, category)
      return {
        items: found.slice((page - 1) * pageSize, page * pageSize),
        total: found.length,
        total_pages: Math.ceil(found.length / pageSize),
        popular,
        categories,
      }
    },
  }
}

const shelves = new WeakMap<KnowledgeBaseContent, ReturnType<typeof openShelf>>()

async function shelfOf(locale: Locale) {
  const content = await readKnowledgeBase(locale)
  const shelf = shelves.get(content) ?? openShelf(content)
  shelves.set(content, shelf)
  return shelf
}

/** The compiled files of `content/`. */
export const embeddedKnowledgeBase: KnowledgeBaseSource = {
  listArticles: async (locale, filter) => (await shelfOf(locale)).list(filter),
  findArticle: async (locale, slug) => (await shelfOf(locale)).details.get(slug),
}
