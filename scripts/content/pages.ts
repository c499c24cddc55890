import * as v from 'valibot'
import { incidentPage, StaticPage, type Incident } from '#features/static-page/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { CalendarDate } from '#model/article.ts'
import { SeoDetail } from '#model/seo.ts'
import type { LocaleContent } from '#worker/content/compiled.ts'
import type { ContentReader } from './reader.ts'

const Front = v.strictObject({ title: v.string(), date_updated: v.optional(CalendarDate), seo: SeoDetail })

/** The static pages of one language, by slug: `content/{locale}/pages/{slug}.md`. */
export function compilePages(
  reader: ContentReader,
  locale: Locale,
  incidents: Incident[] | undefined,
): LocaleContent['pages'] {
  const pages: LocaleContent['pages'] = {}
  for (const slug of reader.slugs('pages')) {
    const name = `pages/${slug}.md`
    const text = reader.markdown(locale, name, Front)
    if (!text) continue
    const { front, html: content, translations } = text
    const { seo: seo_detail, ...own } = front
    const page = reader.check(`${locale}/${name}`, StaticPage, {
      ...own,
      content,
      seo_detail,
      translations,
      ...(slug === incidentPage && { incidents }),
    })
    if (page) pages[slug] = page
  }
  return pages
}
