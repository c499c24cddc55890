import * as v from 'valibot'
import { call } from '#api/call.ts'
import { ItemQuery, Lang, limitOf, pageOf } from '#api/query.ts'
import { pageSize } from '#model/limits.ts'
import { PostFilter } from '#model/filters.ts'
import { Post, PostList } from './schema.ts'

/** A page of the posts that `category` lets through, newest first. */
export const postListCall = /* @__PURE__ */ call({
  path: '/api/pages/blogs/list-blogs',
  query:
    import.meta.env.SSR && v.object({ lang: Lang, limit: limitOf(pageSize), page: pageOf(), category: PostFilter }),
  answer: PostList,
})

export const postCall = /* @__PURE__ */ call({ path: '/api/blogs_translations', query: ItemQuery, answer: Post })
