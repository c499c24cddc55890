import * as v from 'valibot'
import { call } from '#api/call.ts'
import { Lang, limitOf, unparsed } from '#api/query.ts'
import { maxSearchLength, SearchAnswer } from './schema.ts'

const message = `must have 1 to ${maxSearchLength} characters`

/** What the worker parses; browsers only write it. */
const listQuery = () =>
  v.object({
    lang: Lang,
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearchLength, message)), ''),
    limit: limitOf(20),
  })
type ListQuery = v.InferOutput<ReturnType<typeof listQuery>>

/** One search over the pages of the site. Nothing typed is nothing found. */
export const searchCall = /* @__PURE__ */ call({
  path: '/api/search',
  query: import.meta.env.SSR ? listQuery() : unparsed<ListQuery>(),
  answer: SearchAnswer,
})
