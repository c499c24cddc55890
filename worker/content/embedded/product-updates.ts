import type { UpdateFilter } from '#model/filters.ts'
import type { Update, UpdateList, UpdateListItem } from '#features/product-updates/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { contentFile } from './content-file.ts'
import { pageOf, type PageQuery } from './paged.ts'

const readUpdates = contentFile('product-updates')

/** The reads of the product updates. */
export interface ProductUpdatesSource {
  /** A page of the releases of `type`, newest first. */
  listUpdates(locale: Locale, query: PageQuery & { type: UpdateFilter }): Promise<UpdateList>
  /** A release; `undefined` when there is none under this slug. */
  findUpdate(locale: Locale, slug: string): Promise<Update | undefined>
}

/** A release as the list shows it. */
const listItem = ({ id, title, slug, intro, category, product_updates_id }: Update): UpdateListItem => ({
  id,
  title,
  slug,
  intro,
  category,
  product_updates_id,
})

/** The compiled files of `content/`. */
export const embeddedProductUpdates: ProductUpdatesSource = {
  async listUpdates(locale, query) {
    const content = await readUpdates(locale)
    const updates = content.updates.filter(({ category }) => query.type === 'all' || category?.id === query.type)
    const { total_pages, items } = pageOf(updates, query)
    return { total_pages, product_updates: items.map(listItem) }
  },
  findUpdate: async (locale, slug) => (await readUpdates(locale)).updates.find((update) => update.slug === slug),
}
