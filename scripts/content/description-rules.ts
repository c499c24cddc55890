import * as v from 'valibot'
import type { Locale } from '#i18n/locales.ts'
import { SeoDetail } from '#model/seo.ts'
import { walk } from './faults.ts'

/** Widths that search engines show whole, in Latin letters. */
const min = 110
const max = 160

/** Width in Latin letters; a Chinese character or mark is two wide. */
const widthOf = (text: string) =>
  text.length + (text.match(/[\p{Script=Han}\u3000-\u303F\uFF00-\uFF60]/gu)?.length ?? 0)

/**
 * A fault for each SEO record anywhere in `content` whose title lacks the brand, or whose description is too
 * short or too long.
 */
export function descriptionFaults(content: object, brand: string, locale: Locale): string[] {
  const faults = new Set<string>()
  walk(content, (found) => {
    if (!v.is(SeoDetail, found)) return
    const { meta_title: title, meta_description: text } = found
    const width = widthOf(text)
    if (!title.includes(brand)) faults.add(`content/${locale}: meta_title "${title}": add " | ${brand}"`)
    if (width < min || width > max)
      faults.add(
        `content/${locale}: the description (meta_description or excerpt) "${text}" is ${width} letters wide; ` +
          `write ${min} to ${max} (a Chinese character counts as two)`,
      )
  })
  return [...faults]
}
