import * as v from 'valibot'
import { pageSize, UpdateFilter } from '#features/product-updates/schema.ts'
import { Lang } from './lang.ts'
import { bySlug, contentMaxAge, limitOf, Page, read, type Read } from './read.ts'

const ListQuery = v.object({
  lang: Lang,
  limit: limitOf(pageSize),
  page: Page,
  type: v.optional(UpdateFilter, 'all'),
})

/** The product updates (spec §7); `type` narrows the list. */
export const productUpdatesReads: Record<string, Read> = {
  '/api/pages/product-updates/list-product-updates': read(contentMaxAge, ListQuery, (source, { lang, ...query }) =>
    source.listUpdates(lang, query),
  ),
  '/api/product_updates_translations': bySlug((source, locale, slug) => source.findUpdate(locale, slug)),
}
