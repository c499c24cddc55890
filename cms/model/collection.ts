import { defaultLocale, localeCodes, locales } from '../../src/i18n/locales.ts'
import { choice, type Field, type Fields } from './fields.ts'

/** A collection of records that editors maintain. */
export interface Collection {
  /** Its name in the studio. */
  name: string
  note: string
  icon: string
  /** Tags of the pages that show its records (docs/operations.md#purge). */
  purges: readonly string[]
  /** The key is the number `id`, unless a field has `key`. */
  fields: Fields
  /** Whether there is only one record. */
  single?: boolean
  /** Whether editors may only change its records: the site knows them by key. */
  fixed?: boolean
  /** Whether the studio lists its records only inside their parents. */
  hidden?: boolean
  /** Path without language, with a fragment, of the page that shows a record: the address of its preview. */
  page?: (record: Readonly<Record<string, unknown>>) => string
  /** Template of a record in lists. */
  template?: string
  /** The texts of each language, in `table` or `{collection}_translations`. */
  translations?: { fields: Fields; table?: string; via?: string }
}

export type Collections = Readonly<Record<string, Collection>>

/** Codes of languages in the calls. */
export const languages: readonly string[] = localeCodes.map((code) => locales[code].apiLanguage)

/** The fallback language. */
export const mainLanguage: string = locales[defaultLocale].apiLanguage

export const status: Field = choice('Only what is published is on the site.', ['published', 'draft', 'archived'], {
  default: 'draft',
})
