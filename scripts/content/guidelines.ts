import * as v from 'valibot'
import { Guideline, Guidelines, GuidelinesText, type GuidelinesContent } from '#features/guidelines/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { CalendarDate } from '#model/article.ts'
import { SeoDetail } from '#model/seo.ts'
import type { ContentReader } from './reader.ts'

/** The one article (docs/product.md#guidelines). */
const slug = 'risk-management'
const name = `guidelines/${slug}.md`

const Front = v.strictObject({ title: v.string(), excerpt: v.string(), updatedAt: CalendarDate, seo: SeoDetail })

/** The guidelines page and its article. The page links to the English article if the language has none. */
export function compileGuidelines(reader: ContentReader, locale: Locale): GuidelinesContent | undefined {
  const pageFile = `${locale}/guidelines.json`
  const page = reader.json(pageFile, GuidelinesText)
  const own = reader.markdown(locale, name, Front)
  const shown = own ?? reader.markdown(defaultLocale, name, Front)
  if (!page || !shown) return undefined
  const { seo: seo_detail, ...front } = shown.front
  const summary = { slug, ...front, readTime: shown.readTime }
  const guidelines = reader.check(pageFile, Guidelines, { ...page, article: summary })
  if (!own) return guidelines && { guidelines }
  const { html: content, toc, translations } = own
  const article = reader.check(`${locale}/${name}`, Guideline, { ...summary, content, toc, seo_detail, translations })
  return guidelines && article && { guidelines, article }
}
