import * as v from 'valibot'
import { call } from '#api/call.ts'
import { ItemQuery, Lang, limitOf, pageOf, unparsed } from '#api/query.ts'
import { pageSize } from '#model/limits.ts'
import { PostFilter } from '#model/filters.ts'
import { Post, PostList } from './schema.ts'

/** What the worker parses; browsers only write it. */
const listQuery = () => v.object({ lang: Lang, limit: limitOf(pageSize), page: pageOf(), category: PostFilter })
type ListQuery = v.InferOutput<ReturnType<typeof listQuery>>

/** A page of the posts that `category` lets through, newest first. */
export const postListCall = /* @__PURE__ */ call({
  path: '/api/pages/blogs/list-blogs',
  query: import.meta.env.SSR ? listQuery() : unparsed<ListQuery>(),
  answer: PostList,
})

export const postCall = /* @__PURE__ */ call({ path: '/api/blogs_translations', query: ItemQuery, answer: Post })
