import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { call } from '#api/call.ts'
import { ItemQuery, Lang, limitOf } from '#api/query.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageSize } from '#model/limits.ts'
import { sections, type ListFilter } from '#model/sections.ts'
import { Post, PostCard, PostList } from './schema.ts'

/** A page of the posts that match `category`, newest first. */
export const postListCall = /* @__PURE__ */ call({
  path: '/api/pages/blogs/list-blogs',
  query: import.meta.env.SSR && v.object({ lang: Lang, limit: limitOf(pageSize), ...sections.blog.search }),
  answer: PostList,
})

export const postCall = /* @__PURE__ */ call({ path: '/api/blogs_translations', query: ItemQuery, answer: Post })

const Cards = /* @__PURE__ */ v.array(PostCard)

/** A page of the list without the posts' texts, which would be most of the page's state. */
export async function readPosts(api: Api, lang: Locale, filter: ListFilter<'blog'>) {
  const { bogs, ...counts } = await api(postListCall, { lang, limit: pageSize, ...filter })
  return { ...counts, posts: v.parse(Cards, bogs) }
}
export type PostCards = Awaited<ReturnType<typeof readPosts>>
