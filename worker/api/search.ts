import * as v from 'valibot'
import { maxSearchLength } from '#features/search/schema.ts'
import { Lang } from './lang.ts'
import { contentMaxAge, limitOf, read, type Read } from './read.ts'

const sentence = `must have 1 to ${maxSearchLength} characters`

const SearchQuery = v.object({
  lang: Lang,
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearchLength, sentence)), ''),
  limit: limitOf(20),
})

/** `GET /api/search?lang=&q=&limit=`: one search over the pages of the site. Nothing typed is nothing found. */
export const searchReads: Record<string, Read> = {
  '/api/search': read(contentMaxAge, SearchQuery, (source, { lang, ...query }) => source.search(lang, query)),
}
