import * as v from 'valibot'
import { call } from '#api/call.ts'
import { ItemQuery, Lang, pageOf, unparsed } from '#api/query.ts'
import { CategoryFilter } from '#model/filters.ts'
import { Article, ArticleList } from './schema.ts'

/** As long as the gateway lets a search be (worker/routing/page-query.ts). */
const maxQueryLength = 100

/** What the worker parses; browsers only write it. */
const listQuery = () =>
  v.object({
    lang: Lang,
    q: v.optional(v.pipe(v.string(), v.maxLength(maxQueryLength, `must not exceed ${maxQueryLength} characters`)), ''),
    category: v.optional(CategoryFilter, 'all'),
    page: pageOf(),
  })
type ListQuery = v.InferOutput<ReturnType<typeof listQuery>>

/** A page of the articles of `category` that hold the words of `q`. */
export const articleListCall = /* @__PURE__ */ call({
  path: '/api/knowledge-base',
  query: import.meta.env.SSR ? listQuery() : unparsed<ListQuery>(),
  answer: ArticleList,
})

export const articleCall = /* @__PURE__ */ call({
  path: '/api/knowledge-base/:slug',
  query: ItemQuery,
  answer: Article,
})
