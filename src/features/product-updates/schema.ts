import * as v from 'valibot'
import { UpdateType } from '#model/filters.ts'
import { Translations } from '#model/translations.ts'
import { ArticleHtml, CalendarDate, slugLike } from '#model/article.ts'
import { listCounts } from '#model/list-counts.ts'
import { Neighbours } from '#model/neighbours.ts'
import { PictureId } from '#model/picture.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'

/** The type of a release. An unknown id is dropped; the name stays. */
const Category = v.object({ id: v.fallback(v.optional(UpdateType), undefined), name: Text })
export type UpdateCategory = v.InferOutput<typeof Category>

/** A release in the list. It is a translation of the record `product_updates_id`. */
export const UpdateListItem = v.object({
  id: Text,
  title: Text,
  slug: slugLike('v3-1-planned-pauses'),
  /** Optional at a content server. */
  intro: v.optional(Text),
  category: v.optional(Category),
  product_updates_id: v.object({
    thumbnail: PictureId,
    version: Text,
    date_created: CalendarDate,
    /** Ids of the plans that it affects; all plans if empty or absent. */
    plans: v.optional(v.array(Text)),
    /** The last day for what clients have to do. */
    action_due: v.optional(CalendarDate),
    translations: Translations,
  }),
})
export type UpdateListItem = v.InferOutput<typeof UpdateListItem>

/** Whether a release affects the plan of this id, or `all`. */
export const affects = (plan: string, { product_updates_id: { plans = [] } }: UpdateListItem) =>
  plan === 'all' || plans.length === 0 || plans.includes(plan)

/** `GET /api/pages/product-updates/list-product-updates`. */
export const UpdateList = v.object({
  ...listCounts,
  product_updates: v.array(UpdateListItem),
})
export type UpdateList = v.InferOutput<typeof UpdateList>

/** `GET /api/product_updates_translations`. */
export const Update = v.object({
  ...UpdateListItem.entries,
  intro: Text,
  content: ArticleHtml,
  neighbours: Neighbours,
  seo_detail: v.optional(SeoDetail),
})
export type Update = v.InferOutput<typeof Update>

/** The product updates in one language, as the build compiles them. Both lists are newest first. */
export interface ProductUpdatesContent {
  updates: Update[]
  list: UpdateListItem[]
}
