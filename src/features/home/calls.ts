import * as v from 'valibot'
import { call } from '#api/call.ts'
import { LangQuery } from '#api/query.ts'
import { FaqQuery, writeFaqFilter } from './faq-filter.ts'
import { FaqItem, Home } from './schema.ts'

export const homeCall = /* @__PURE__ */ call({
  path: '/api/items/pages/home',
  query: LangQuery,
  answer: import.meta.env.SSR && Home,
})

export const featuredFaqCall = /* @__PURE__ */ call({
  path: '/api/items/faq',
  query: import.meta.env.SSR && FaqQuery,
  answer: import.meta.env.SSR && v.array(FaqItem),
  write: writeFaqFilter,
})
