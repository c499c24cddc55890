import * as v from 'valibot'
import { Guideline, GuidelinesText, type GuidelinesContent } from '#features/guidelines/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { headingsOf } from '#model/headings.ts'
import { readingMinutes } from '#model/reading-minutes.ts'
import { localesOf } from '#model/translations.ts'

/** `GET /items/pages/guidelines`: the page and its article. The site counts minutes and headings. */
export const RemoteGuidelines = v.object({
  ...GuidelinesText.entries,
  article: v.object(v.pick(Guideline, ['title', 'excerpt', 'content', 'seo_detail']).entries),
  ...v.pick(Guideline, ['updatedAt', 'translations']).entries,
})
export type RemoteGuidelines = v.InferOutput<typeof RemoteGuidelines>

/** The guidelines of the server in one language; their article has the address `slug`. */
export function guidelinesOf(
  { article, updatedAt, translations, ...page }: RemoteGuidelines,
  slug: string,
  locale: Locale,
): GuidelinesContent {
  const { content, seo_detail, ...front } = article
  const summary = { slug, ...front, updatedAt, readTime: readingMinutes(content) }
  return {
    guidelines: { ...page, article: summary },
    article: localesOf(translations).includes(locale)
      ? { ...summary, content, toc: headingsOf(content), seo_detail, translations }
      : undefined,
  }
}
