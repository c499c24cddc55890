import words from 'virtual:texts/consentQuestion'
import { locales, type Locale } from '#i18n/locales.ts'
import type { Purposes } from './purposes.ts'

/**
 * What the dialog asks: it names what this site does with consent, and nothing else; `undefined`
 * where it does nothing. For the server only: a site that does nothing that needs consent sends no
 * such words.
 */
export function consentQuestion(locale: Locale, purposes: Purposes): string | undefined {
  const own = words[locales[locale].tag]
  if (!own) return undefined
  const { before, between, after, ...named } = own
  const done = (['analytics', 'recording'] as const).filter((purpose) => purposes[purpose])
  return done.length > 0 ? before + done.map((purpose) => named[purpose]).join(between) + after : undefined
}
