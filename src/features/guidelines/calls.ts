import { call } from '#api/call.ts'
import { ItemQuery, LangQuery } from '#api/query.ts'
import { Guideline, Guidelines } from './schema.ts'

export const guidelinesCall = /* @__PURE__ */ call({ path: '/api/guidelines', query: LangQuery, answer: Guidelines })

/** The one article, for every slug. */
export const guidelineCall = /* @__PURE__ */ call({
  path: '/api/guidelines/:slug',
  query: ItemQuery,
  answer: Guideline,
})
