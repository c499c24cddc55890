import * as v from 'valibot'
import { call } from '#api/call.ts'
import { Lang, limitOf } from '#api/query.ts'
import { searchLimit } from '#model/limits.ts'
import { sections } from '#model/sections.ts'
import { SearchAnswer } from './schema.ts'

/** A search of the site. An empty `q` has no hits. */
export const searchCall = /* @__PURE__ */ call({
  path: '/api/search',
  query: import.meta.env.SSR && v.object({ lang: Lang, limit: limitOf(searchLimit), ...sections.search.search }),
  answer: SearchAnswer,
})
