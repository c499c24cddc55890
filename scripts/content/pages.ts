import * as v from 'valibot'
import { StaticPage } from '#features/static-page/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { SeoDetail } from '#model/seo.ts'
import type { LocaleContent } from '#worker/content/compiled.ts'
import type { ContentReader } from './reader.ts'

const Front = v.strictObject({ title: v.string(), seo: SeoDetail })

/** The static pages of one language, by slug: `content/{locale}/pages/{slug}.md`. */
export async function compilePages(reader: ContentReader, locale: Locale): Promise<LocaleContent['pages']> {
  const pages: LocaleContent['pages'] = {}
  for (const slug of await reader.slugs('pages')) {
    const file = `${locale}/pages/${slug}.md`
    const markdown = await reader.markdown(locale, file, Front)
    if (!markdown) continue
    const { title, seo } = markdown.front
    const translations = await reader.translations(`pages/${slug}.md`)
    const page = reader.check(file, StaticPage, { title, content: markdown.html, seo_detail: seo, translations })
    if (page) pages[slug] = page
  }
  return pages
}
