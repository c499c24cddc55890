import * as v from 'valibot'
import { call, contentMaxAge } from '#api/call.ts'
import { LangQuery } from '#api/query.ts'
import { FaqQuery, writeFaqFilter } from './faq-filter.ts'
import { FaqItem, Home } from './schema.ts'

export const homeCall = call({
  path: '/api/items/pages/home',
  query: LangQuery,
  answer: Home,
  maxAge: contentMaxAge,
})

/** Published, featured questions. */
export const featuredFaqCall = call({
  path: '/api/items/faq',
  query: FaqQuery,
  answer: v.array(FaqItem),
  maxAge: contentMaxAge,
  write: writeFaqFilter,
})
