import type { Article, KnowledgeBaseContent } from '#features/knowledge-base/schema.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { foldText, holdsAll, searchWords } from '#worker/content/search/search-text.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { contentFile } from './content-file.ts'

/** docs/product.md#knowledge-base-list */
const pageSize = 10

const readKnowledgeBase = contentFile('knowledge-base')

/** The articles of one language, ready for lists, search and details. */
function prepare({ categories, articles }: KnowledgeBaseContent) {
  const summaries = articles.map(({ summary }) => summary)
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]))
  return {
    categories,
    /** `title`, and `text` with all that is searched, are folded. */
    entries: summaries.map((summary) => {
      const title = foldText(summary.title)
      return { summary, title, text: [title, ...[summary.excerpt, ...summary.tags].map(foldText)].join('\n') }
    }),
    details: new Map(
      articles.map(({ summary, body, related }): [string, Article] => [
        summary.slug,
        { ...summary, ...body, related: related.flatMap((slug) => bySlug.get(slug) ?? []) },
      ]),
    ),
    popular: summaries.filter(({ popular }) => popular).toSorted((one, other) => other.views - one.views),
  }
}

const prepared = perLocale(async (locale) => prepare(await readKnowledgeBase(locale)))

/** The compiled articles of `content/`. */
export const embeddedKnowledgeBase: Pick<ContentSource, 'listArticles' | 'findArticle'> = {
  async listArticles(locale, { q, category, page }) {
    const { categories, entries, popular } = await prepared(locale)
    const words = searchWords(q)
    const found = entries.filter(
      ({ summary, text }) => (category === 'all' || summary.categoryId === category) && holdsAll(text, words),
    )
    // Articles with the words in their title come first, each group in reading order.
    const named = found.filter(({ title }) => holdsAll(title, words))
    const ordered = [...named, ...found.filter((entry) => !named.includes(entry))]
    return {
      items: ordered.slice((page - 1) * pageSize, page * pageSize).map(({ summary }) => summary),
      total: found.length,
      total_pages: Math.ceil(found.length / pageSize),
      popular,
      categories,
    }
  },
  findArticle: async (locale, slug) => (await prepared(locale)).details.get(slug),
}
