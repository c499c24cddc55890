import { foldText, holdsAll, searchWords } from '#worker/content/search/search-text.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { contentFile, pageItems } from './content-file.ts'

/** docs/product.md#knowledge-base-list */
const pageSize = 10

const readKnowledgeBase = contentFile('knowledge-base')

/** The compiled articles of `content/`. */
export const embeddedKnowledgeBase: Pick<ContentSource, 'listArticles' | 'findArticle'> = {
  async listArticles(locale, { q, category, page }) {
    const { categories, articles } = await readKnowledgeBase(locale)
    const all = articles.map(({ summary }) => summary)
    const words = searchWords(q)
    const holds = (...texts: string[]) => holdsAll(texts.map(foldText).join('\n'), words)
    const found = all.filter(
      ({ categoryId, title, excerpt, tags }) =>
        (category === 'all' || categoryId === category) && holds(title, excerpt, ...tags),
    )
    // Articles with the words in their title come first, each group in reading order.
    const ordered = found.toSorted((one, other) => Number(holds(other.title)) - Number(holds(one.title)))
    const { items, total_pages } = pageItems(ordered, { page, limit: pageSize })
    return {
      items,
      total: found.length,
      total_pages,
      popular: all.filter(({ popular }) => popular).toSorted((one, other) => other.views - one.views),
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
