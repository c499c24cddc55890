import * as v from 'valibot'
import { call, contentMaxAge } from '#api/call.ts'
import { ItemQuery, Lang, limitOf, Page } from '#api/query.ts'
import { pageSize, Post, PostFilter, PostList } from './schema.ts'

/** A page of the posts that `category` lets through, newest first. */
export const postListCall = /* @__PURE__ */ call({
  path: '/api/pages/blogs/list-blogs',
  query: v.object({ lang: Lang, limit: limitOf(pageSize), page: Page, category: v.optional(PostFilter, 'all') }),
  answer: PostList,
  maxAge: contentMaxAge,
})

export const postCall = /* @__PURE__ */ call({
  path: '/api/blogs_translations',
  query: ItemQuery,
  answer: Post,
  maxAge: contentMaxAge,
})
