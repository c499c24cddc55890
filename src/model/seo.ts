import * as v from 'valibot'
import { Text } from './text.ts'

/** What search engines are told of a page. `meta_ogImage` is the id of a picture that stands for the page in place of its own card. */
export const SeoDetail = v.strictObject({
  meta_title: Text,
  meta_description: Text,
  meta_ogImage: v.optional(Text),
  meta_focusKeyphrase: v.optional(Text),
})
export type SeoDetail = v.InferOutput<typeof SeoDetail>

/** What search engines are told of an item: its own record, or one made of its title and excerpt. */
export const detailSeo = ({
  title,
  intro,
  seo_detail,
}: {
  title: string
  intro: string
  seo_detail?: SeoDetail | undefined
}): SeoDetail => seo_detail ?? { meta_title: title, meta_description: intro }
