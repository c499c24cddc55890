import type { Guideline, Guidelines, GuidelinesContent } from '#features/guidelines/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Part } from './part.ts'

export const guidelinesPart: Part<GuidelinesContent> = {
  en: () => import('virtual:content/en/guidelines'),
  vi: () => import('virtual:content/vi/guidelines'),
  cn: () => import('virtual:content/cn/guidelines'),
}

/** The reads of this feature. */
export interface GuidelinesSource {
  /** The guidelines page. */
  guidelines(locale: Locale): Promise<Guidelines>
  /** The one guideline article (spec §2). */
  guideline(locale: Locale): Promise<Guideline>
}

/** The compiled files of `content/`. */
export const embeddedGuidelines: GuidelinesSource = {
  guidelines: async (locale) => (await guidelinesPart[locale]()).default.guidelines,
  guideline: async (locale) => (await guidelinesPart[locale]()).default.article,
}
