import * as v from 'valibot'
import { Translations } from '#i18n/translations.ts'
import { ArticleHtml } from '#ui/article-schema.ts'
import { SeoDetail } from '#ui/seo-schema.ts'
import { Text } from '#ui/text-schema.ts'

/** A static content page (spec §3). `content` is HTML that was checked on its way in. */
export const StaticPage = v.strictObject({
  title: Text,
  content: ArticleHtml,
  seo_detail: SeoDetail,
  translations: Translations,
})
export type StaticPage = v.InferOutput<typeof StaticPage>
