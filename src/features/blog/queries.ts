import type { Api } from '#api/api.ts'
import { morePagesQuery } from '#api/more-pages.ts'
import type { Locale } from '#i18n/locales.ts'
import { postListCall } from './calls.ts'
import type { ListFilter } from './list-filter.ts'
import { pageSize } from '#model/limits.ts'
import type { PostSummary, PostListItem } from './schema.ts'

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
export async function readPosts(api: Api, lang: Locale, { category, page }: ListFilter): Promise<PostCards> {
  const { total_pages, bogs } = await api(postListCall, { lang, limit: pageSize, page, category })
  return { total_pages, posts: bogs.map(cardOf) }
}

/** The pages of the list from `first` on, as the browser asks for them. */
export const morePostsQuery = (api: Api, locale: Locale, { category, page }: ListFilter, first: PostCards) =>
  morePagesQuery({
    queryKey: ['blog', locale, category],
    first,
    page,
    read: (next) => readPosts(api, locale, { category, page: next }),
  })
