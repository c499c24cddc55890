import { perLocale } from '#i18n/per-locale.ts'
import { foldText, holdsAll, searchWords } from '#worker/content/search/search-text.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { contentFile } from './content-file.ts'

/** docs/product.md#knowledge-base-list */
const pageSize = 10

const readKnowledgeBase = contentFile('knowledge-base')

/** The articles of one language, with `title` and `text` (all that is searched) folded. */
const prepared = perLocale(async (locale) => {
  const { categories, articles } = await readKnowledgeBase(locale)
  const entries = articles.map((article) => {
    const { title, excerpt, tags } = article.summary
    return { ...article, title: foldText(title), text: [title, excerpt, ...tags].map(foldText).join('\n') }
  })
  return { categories, entries }
})

/** The compiled articles of `content/`. */
export const embeddedKnowledgeBase: Pick<ContentSource, 'listArticles' | 'findArticle'> = {
  async listArticles(locale, { q, category, page }) {
    const { categories, entries } = await prepared(locale)
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
      popular: entries
        .map(({ summary }) => summary)
        .filter(({ popular }) => popular)
        .toSorted((one, other) => other.views - one.views),
      categories,
    }
  },
  async findArticle(locale, slug) {
    const { articles } = await readKnowledgeBase(locale)
    const summaryOf = (name: string) => articles.find(({ summary }) => summary.slug === name)?.summary
    const article = articles.find(({ summary }) => summary.slug === slug)
    return (
      article && {
        ...article.summary,
        ...article.body,
        related: article.related.flatMap((name) => summaryOf(name) ?? []),
      }
    )
  },
}
