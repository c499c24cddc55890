import * as v from 'valibot'
import { call } from '#api/call.ts'
import { ItemQuery, Lang } from '#api/query.ts'
import { sections } from '#model/sections.ts'
import { Article, ArticleList } from './schema.ts'

/** A page of the articles of `category` that contain the words of `q`. */
export const articleListCall = /* @__PURE__ */ call({
  path: '/api/knowledge-base',
  query: import.meta.env.SSR && v.object({ lang: Lang, ...sections['knowledge-base'].search }),
  answer: ArticleList,
})

export const articleCall = /* @__PURE__ */ call({
  path: '/api/knowledge-base/:slug',
  query: ItemQuery,
  answer: Article,
})
