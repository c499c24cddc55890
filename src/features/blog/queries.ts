import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageSize } from '#model/limits.ts'
import { postListCall } from './calls.ts'
import type { ListFilter } from './list-filter.ts'
import type { PostListItem, PostSummary } from './schema.ts'

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
