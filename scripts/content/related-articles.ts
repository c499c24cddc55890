/** At most, in one list (docs/product.md#knowledge-base-article). */
const maxRelated = 3

interface Relatable {
  slug: string
  categoryId: string
  tags: string[]
}

/**
 * Slugs of up to three articles of the same category: those that share most tags first, then in
 * reading order from the article on, starting over at the category's end, so that no article is
 * left out of everybody's list.
 */
export function relatedArticles(articles: readonly Relatable[], of: Relatable): string[] {
  const sameCategory = articles.filter((article) => article.categoryId === of.categoryId)
  const place = sameCategory.findIndex((article) => article.slug === of.slug)
  const shared = (article: Relatable) => article.tags.filter((tag) => of.tags.includes(tag)).length
  return [...sameCategory.slice(place + 1), ...sameCategory.slice(0, place)]
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, maxRelated)
    .map((article) => article.slug)
}
