import * as v from 'valibot'
import { Text } from './text.ts'

/** An SEO record. `meta_ogImage` is the id of a picture that replaces the page's own card. */
export const SeoDetail = v.strictObject({
  meta_title: Text,
  meta_description: Text,
  meta_ogImage: v.optional(Text),
  meta_focusKeyphrase: v.optional(Text),
})
export type SeoDetail = v.InferOutput<typeof SeoDetail>

/** An item of a section. Without a record of its own, title and excerpt stand for it. */
export interface DescribedItem {
  title: string
  intro?: string
  seo_detail?: SeoDetail | undefined
}

/** The record of an item's page: the item's own; `record`, that of its section's items, fills gaps. */
export const completeSeo = (
  { title, intro = '', seo_detail: own = { meta_title: title, meta_description: intro } }: DescribedItem,
  record: SeoDetail | undefined,
): SeoDetail => ({
  meta_title: own.meta_title,
  meta_description: own.meta_description,
  meta_ogImage: own.meta_ogImage ?? record?.meta_ogImage,
  meta_focusKeyphrase: own.meta_focusKeyphrase ?? record?.meta_focusKeyphrase,
})
