import * as v from 'valibot'
import { Translations } from '#model/translations.ts'
import { ArticleHtml, CalendarDate } from '#model/article.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'

/** The slug of the page that shows the incidents. */
export const incidentPage = 'trust'

/**
 * An incident of the log. Times are dates such as `2024-09-26`, or times in UTC such as
 * `2024-09-26T01:52Z`.
 */
export const Incident = v.strictObject({
  slug: Text,
  title: Text,
  started: Text,
  /** Absent while the incident is open. */
  ended: v.optional(Text),
  /** The accounts or clients concerned. */
  affected: Text,
  /** The course of events. */
  content: ArticleHtml,
  changed: v.optional(Text),
})
export type Incident = v.InferOutput<typeof Incident>

export const StaticPage = v.strictObject({
  title: Text,
  content: ArticleHtml,
  /** Of the last change. A content server may leave it out. */
  date_updated: v.optional(CalendarDate),
  seo_detail: SeoDetail,
  translations: Translations,
  /** Newest first; of the page that shows them. They come from files, never from a content server. */
  incidents: v.optional(v.array(Incident)),
})
export type StaticPage = v.InferOutput<typeof StaticPage>
