import type { Article, BlogPosting, Person, TechArticle } from 'schema-dts'
import type { ItemSection } from '#model/sections.ts'
import type { Translations } from '#model/translations.ts'
import { itemHead, type HeadItem, type ItemMatch } from './page-head.ts'
import { languageOf, organizationRef, pageRef, type PageNodes } from './structured-data.ts'

/** The shown facts of an article. Dates are calendar dates. */
interface ArticleFacts {
  type: 'Article' | 'BlogPosting' | 'TechArticle'
  title: string
  excerpt: string
  published?: string | undefined
  updated?: string | undefined
  section?: string | undefined
  tags?: string[]
  author?: { first_name: string; last_name: string; title?: string | undefined }
  translations?: Translations
}

/** The node of an article; the default author is the organisation. */
function articleNode(article: ArticleFacts): PageNodes {
  return (page) => {
    const author: Person | undefined = article.author && {
      '@type': 'Person',
      name: `${article.author.first_name} ${article.author.last_name}`,
      ...(article.author.title && { jobTitle: article.author.title }),
      worksFor: organizationRef(page.origin),
    }
    const node: Article | BlogPosting | TechArticle = {
      '@type': article.type,
      '@id': `${page.address}#article`,
      headline: article.title,
      description: article.excerpt,
      url: page.address,
      mainEntityOfPage: pageRef(page),
      inLanguage: languageOf(page),
      author: author ?? organizationRef(page.origin),
      publisher: organizationRef(page.origin),
      image: page.picture.url,
      ...(article.published && { datePublished: article.published }),
      ...(article.updated && { dateModified: article.updated }),
      ...(article.section && { articleSection: article.section }),
      ...(article.tags && { keywords: article.tags.join(', ') }),
    }
    return [node]
  }
}

/** The head of an article's page. `describe` gives the facts of the article that the route loaded. */
export function articleHead<T extends HeadItem>(
  name: ItemSection,
  page: ItemMatch<T>,
  describe: (article: T) => ArticleFacts,
) {
  const facts = page.loaderData && describe(page.loaderData)
  return itemHead(name, page, {
    type: 'article',
    translations: facts?.translations,
    nodes: import.meta.env.SSR && facts && [articleNode(facts)],
  })
}
