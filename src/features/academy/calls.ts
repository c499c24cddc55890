import { call } from '#api/call.ts'
import { ItemQuery, LangQuery } from '#api/query.ts'
import { Academy, CourseDetail } from './schema.ts'

export const academyCall = /* @__PURE__ */ call({ path: '/api/academy', query: LangQuery, answer: Academy })

/** The sample course, for the slug of every course and learning path. */
export const courseCall = /* @__PURE__ */ call({ path: '/api/academy/:slug', query: ItemQuery, answer: CourseDetail })
