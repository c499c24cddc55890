import { foldText } from './search/search-text.ts'

/** What an article is about. */
interface Subject {
  slug: string
  categoryId: string
  title: string
  excerpt: string
  tags: string[]
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The tags, and the words of title, teaser and tags. */
const termsOf = ({ title, excerpt, tags }: Subject): Set<string> =>
  new Set([
    ...tags.map(foldText),
    ...[...segmenter.segment(foldText([title, excerpt, ...tags].join('\n')))].flatMap(({ segment, isWordLike }) =>
      isWordLike ? segment : [],
    ),
  ])

/**
 * Up to three articles of the same category (docs/product.md#knowledge-base-article). Those that share most
 * terms with `of` come first; a term counts the more, the fewer of the `articles` have it.
 */
export function relatedArticles<T extends Subject>(articles: readonly T[], of: Subject): T[] {
  const all = articles.map((article) => ({ article, terms: termsOf(article) }))
  const own = [...termsOf(of)].map((term) => {
    const having = all.filter(({ terms }) => terms.has(term)).length
    return { term, weight: having === 0 ? 0 : Math.log(all.length / having) ** 2 }
  })
  return all
    .filter(({ article }) => article.categoryId === of.categoryId && article.slug !== of.slug)
    .map(({ article, terms }) => ({
      article,
      score: own.reduce((sum, { term, weight }) => sum + (terms.has(term) ? weight : 0), 0),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ article }) => article)
}
