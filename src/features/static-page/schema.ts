import * as v from 'valibot'
import { Translations } from '#model/translations.ts'
import { ArticleHtml, CalendarDate } from '#model/article.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'

export const StaticPage = v.strictObject({
  title: Text,
  content: ArticleHtml,
  /** Of the last change. A content server may leave it out. */
  date_updated: v.optional(CalendarDate),
  seo_detail: SeoDetail,
  translations: Translations,
})
export type StaticPage = v.InferOutput<typeof StaticPage>
