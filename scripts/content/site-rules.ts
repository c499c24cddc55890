import * as v from 'valibot'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { SeoDetail } from '#model/seo.ts'
import * as stored from '#model/stored.ts'
import type { CompiledLocale } from '#worker/content/compiled.ts'
import { walk } from './faults.ts'

const storedNames = Object.values(stored).filter((value) => typeof value === 'string')
/** Lifetimes of the site's own cookies in days, as texts write them. */
const storedDays = [stored.languageCookieDays, stored.consentCookieDays].map(String)

/** A fault for each value that browsers keep and the privacy policy leaves out. */
function policyFaults(locale: Locale, { pages }: CompiledLocale): string[] {
  const policy = pages['privacy-policy']
  // An incomplete language may lack the policy.
  if (!policy) return []
  const missing = [
    ...storedNames.filter((name) => !policy.content.includes(name)),
    ...storedDays
      .filter((days) => !new RegExp(`(?<!\\d)${days}(?!\\d)`).test(policy.content))
      .map((days) => `${days} days`),
  ]
  if (missing.length === 0) return []
  return [
    `content/${locale}/pages/privacy-policy.md: name everything that browsers keep for this site; ` +
      `missing: ${missing.join(', ')} (src/model/stored.ts)`,
  ]
}

/** Titles and descriptions that two pages of a language have. */
function seoFaults(locale: Locale, content: CompiledLocale): string[] {
  const records = new Set<SeoDetail>()
  walk(content, (found) => {
    if (v.is(SeoDetail, found)) records.add(found)
  })
  return (['meta_title', 'meta_description'] as const).flatMap((field) => {
    const texts = [...records].map((record) => record[field])
    const twice = new Set(texts.filter((text, index) => texts.indexOf(text) < index))
    return [...twice].map(
      (text) => `content/${locale}: ${field} "${text}" is that of two pages; give each page its own`,
    )
  })
}

/** The faults that no single file has. */
export const siteFaults = (content: Record<Locale, CompiledLocale>): string[] =>
  localeCodes.flatMap((locale) => [...policyFaults(locale, content[locale]), ...seoFaults(locale, content[locale])])
