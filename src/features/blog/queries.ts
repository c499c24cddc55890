import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageSize } from '#model/limits.ts'
import type { ListFilter } from '#model/sections.ts'
import { postListCall } from './calls.ts'
import { PostCard } from './schema.ts'

const Cards = v.array(PostCard)

/** A page of the list, without texts: six would weigh more in the page's state than all the rest. */
export async function readPosts(api: Api, lang: Locale, filter: ListFilter<'blog'>) {
  const { total_pages, bogs } = await api(postListCall, { lang, limit: pageSize, ...filter })
  return { total_pages, posts: v.parse(Cards, bogs) }
}
export type PostCards = Awaited<ReturnType<typeof readPosts>>
