import * as v from 'valibot'
import { call } from '#api/call.ts'
import { ItemQuery, Lang } from '#api/query.ts'
import { maxSearchLength } from '#model/limits.ts'
import { sections } from '#model/sections.ts'
import { Article, ArticleList } from './schema.ts'

const message = `must not exceed ${maxSearchLength} characters`

/** A page of the articles of `category` that hold the words of `q`. */
export const articleListCall = /* @__PURE__ */ call({
  path: '/api/knowledge-base',
  query:
    import.meta.env.SSR &&
    v.object({
      lang: Lang,
      ...sections['knowledge-base'].search,
      q: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength, message)), ''),
    }),
  answer: ArticleList,
})

export const articleCall = /* @__PURE__ */ call({
  path: '/api/knowledge-base/:slug',
  query: ItemQuery,
  answer: Article,
})
