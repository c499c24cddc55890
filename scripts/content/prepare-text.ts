import { isLocale, type Locale } from '#i18n/locales.ts'
import type { PrepareText } from './reader.ts'
import { fillReferences, type References } from './references.ts'

/** Fills in the references of texts in `content/{locale}/`. */
export const prepareText =
  (references: Record<Locale, References>): PrepareText =>
  (file, text) => {
    const [locale] = file.split('/')
    return isLocale(locale) ? fillReferences(text, references[locale], file.endsWith('.json')) : { text, faults: [] }
  }
