import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { PageNumber, PostFilter } from '#model/filters.ts'
import { pageSize } from '#model/limits.ts'
import { listPath, parseFilter } from '#ui/list/list-filter.ts'
import { postListCall } from './calls.ts'
import type { PostListItem, PostSummary } from './schema.ts'

const ListFilter = v.object({ category: v.optional(PostFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** Reads the filter from the query of the list; `undefined` for an unknown category or page. */
export const listFilter = (search: object) => parseFilter(ListFilter, search)

/** The address of a page of the list. */
export const postsPath = (filter: ListFilter) => listPath('/resources/blog', filter)

/** The same with the list's anchor, so that a change of filter or page needs no scrolling. */
export const postsHref = (filter: ListFilter) => `${postsPath(filter)}#posts`

/** A page of the list as its screen needs it. */
export interface PostCards {
  total_pages: number
  posts: PostSummary[]
}

/** Without the text: six of them would weigh more in the page's state than all the rest. */
const cardOf = ({ id, slug, title, intro, read_minutes, category, blogs_id }: PostListItem): PostSummary => {
  const { cover, date_created, date_updated } = blogs_id
  return { id, slug, title, intro, read_minutes, category, blogs_id: { cover, date_created, date_updated } }
}

/** A page of the posts of `category`, newest first. */
export async function readPosts(api: Api, lang: Locale, filter: ListFilter): Promise<PostCards> {
  const { total_pages, bogs } = await api(postListCall, { lang, limit: pageSize, ...filter })
  return { total_pages, posts: bogs.map(cardOf) }
}
