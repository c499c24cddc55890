import { call } from '#api/call.ts'
import { ItemQuery, LangQuery } from '#api/query.ts'
import { Academy, AcademyItem } from './schema.ts'

export const academyCall = /* @__PURE__ */ call({ path: '/api/academy', query: LangQuery, answer: Academy })

/** A course, a learning path or the first lesson of a course. */
export const academyItemCall = /* @__PURE__ */ call({
  path: '/api/academy/:slug',
  query: ItemQuery,
  answer: AcademyItem,
})
