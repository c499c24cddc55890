import * as v from 'valibot'
import { pageSize, PostFilter } from '#features/blog/schema.ts'
import { Lang } from './lang.ts'
import { bySlug, contentMaxAge, limitOf, Page, read, type Read } from './read.ts'

const ListQuery = v.object({
  lang: Lang,
  limit: limitOf(pageSize),
  page: Page,
  category: v.optional(PostFilter, 'all'),
})

/** The blog (spec §7); `category` narrows the list. */
export const blogReads: Record<string, Read> = {
  '/api/pages/blogs/list-blogs': read(contentMaxAge, ListQuery, (source, { lang, ...query }) =>
    source.listPosts(lang, query),
  ),
  '/api/blogs_translations': bySlug((source, locale, slug) => source.findPost(locale, slug)),
}
