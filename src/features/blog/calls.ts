import * as v from 'valibot'
import { call } from '#api/call.ts'
import { ItemQuery, Lang, limitOf } from '#api/query.ts'
import { pageSize } from '#model/limits.ts'
import { sections } from '#model/sections.ts'
import { Post, PostList } from './schema.ts'

/** A page of the posts that `category` lets through, newest first. */
export const postListCall = /* @__PURE__ */ call({
  path: '/api/pages/blogs/list-blogs',
  query: import.meta.env.SSR && v.object({ lang: Lang, limit: limitOf(pageSize), ...sections.blog.search }),
  answer: PostList,
})

export const postCall = /* @__PURE__ */ call({ path: '/api/blogs_translations', query: ItemQuery, answer: Post })
