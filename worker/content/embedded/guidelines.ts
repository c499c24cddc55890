import type { Guideline, Guidelines } from '#features/guidelines/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { contentFile } from './content-file.ts'

const readGuidelines = contentFile('guidelines')

/** The reads of this feature. */
export interface GuidelinesSource {
  /** The guidelines page. */
  guidelines(locale: Locale): Promise<Guidelines>
  /** The one guideline article. */
  guideline(locale: Locale): Promise<Guideline>
}

/** The compiled files of `content/`. */
export const embeddedGuidelines: GuidelinesSource = {
  guidelines: async (locale) => (await readGuidelines(locale)).guidelines,
  guideline: async (locale) => (await readGuidelines(locale)).article,
}
