import * as v from 'valibot'
import { CategoryFilter } from '#features/knowledge-base/schema.ts'
import { Lang } from './lang.ts'
import { bySlug, contentMaxAge, Page, read, type Read } from './read.ts'

/** As long as the gateway lets a search be (worker/routing/page-query.ts). */
const maxQueryLength = 100

const ListQuery = v.object({
  lang: Lang,
  q: v.optional(v.pipe(v.string(), v.maxLength(maxQueryLength, `must not exceed ${maxQueryLength} characters`)), ''),
  category: v.optional(CategoryFilter, 'all'),
  page: Page,
})

/** The knowledge base (design §10): its list, searched and paged, and its articles. */
export const knowledgeBaseReads: Record<string, Read> = {
  '/api/knowledge-base': read(contentMaxAge, ListQuery, (source, { lang, ...filter }) =>
    source.listArticles(lang, filter),
  ),
  '/api/knowledge-base/:slug': bySlug((source, locale, slug) => source.findArticle(locale, slug)),
}
