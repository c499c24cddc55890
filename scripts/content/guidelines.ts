import * as v from 'valibot'
import { Guideline, Guidelines, GuidelinesText, type GuidelinesContent } from '#features/guidelines/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { CalendarDate } from '#model/article.ts'
import { SeoDetail } from '#model/seo.ts'
import type { ContentReader } from './reader.ts'

/** The one article (docs/product.md#guidelines). */
const slug = 'risk-management'

const Front = v.strictObject({ title: v.string(), excerpt: v.string(), updatedAt: CalendarDate, seo: SeoDetail })

/**
 * The guidelines page and its article: `content/{locale}/guidelines.json` and
 * `guidelines/risk-management.md`.
 */
export async function compileGuidelines(reader: ContentReader, locale: Locale): Promise<GuidelinesContent | undefined> {
  const pageFile = `${locale}/guidelines.json`
  const articleFile = `${locale}/guidelines/${slug}.md`
  const isMissing = await reader.isMissing(articleFile)
  const [page, markdown, translations] = await Promise.all([
    reader.json(pageFile, GuidelinesText),
    isMissing
      ? reader.markdown(defaultLocale, `${defaultLocale}/guidelines/${slug}.md`, Front)
      : reader.markdown(locale, articleFile, Front),
    reader.translations(`guidelines/${slug}.md`),
  ])
  if (!page || !markdown) return undefined
  const { seo, ...front } = markdown.front
  const summary = { slug, ...front, readTime: markdown.readTime }
  const guidelines = reader.check(pageFile, Guidelines, { ...page, article: summary })
  if (isMissing) return guidelines && { guidelines }
  const article = reader.check(articleFile, Guideline, {
    ...summary,
    content: markdown.html,
    toc: markdown.toc,
    seo_detail: seo,
    translations,
  })
  return guidelines && article && { guidelines, article }
}
