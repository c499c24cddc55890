import * as v from 'valibot'
import { call } from '#api/call.ts'
import { Lang, limitOf } from '#api/query.ts'
import { maxSearchLength, searchLimit } from '#model/limits.ts'
import { SearchAnswer } from './schema.ts'

const message = `must have 1 to ${maxSearchLength} characters`

/** One search over the pages of the site. Nothing typed is nothing found. */
export const searchCall = /* @__PURE__ */ call({
  path: '/api/search',
  query:
    import.meta.env.SSR &&
    v.object({
      lang: Lang,
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxSearchLength, message)), ''),
      limit: limitOf(searchLimit),
    }),
  answer: SearchAnswer,
})
