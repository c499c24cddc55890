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

/** An item of a section. */
export interface DescribedItem {
  title: string
  intro?: string
  seo_detail?: SeoDetail | undefined
}

/** The SEO record of an item's page: its own, else the section's `record`, else title and intro. */
export const completeSeo = (
  { title, intro = '', seo_detail }: DescribedItem,
  record: SeoDetail | undefined,
): SeoDetail => ({ meta_title: title, meta_description: intro, ...record, ...seo_detail })
