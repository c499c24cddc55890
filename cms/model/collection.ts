import { defaultLocale, localeCodes, locales } from '../../src/i18n/locales.ts'
import { choice, type Field, type Fields } from './fields.ts'

/** A kind of record that editors keep. */
export interface Collection {
  /** Its name in the studio. */
  name: string
  note: string
  icon: string
  /** Tags of the pages that show its records (docs/operations.md#purge). */
  purges: readonly string[]
  /** The key is `id`, a number, unless a field says that it is the key. */
  fields: Fields
  /** Whether there is only one record. */
  single?: boolean
  /** Whether editors change its records, but neither add nor delete one: the site knows them. */
  fixed?: boolean
  /** Whether its records are edited only where they belong. */
  hidden?: boolean
  /** Path, without language, of the page that shows a record, and its part: where its preview leads. */
  page?: (record: Readonly<Record<string, unknown>>) => string
  /** How a record is written in lists. */
  template?: string
  /** The texts of each language: a table `{collection}_translations`, unless it has a name. */
  translations?: { fields: Fields; table?: string; via?: string }
}

export type Collections = Readonly<Record<string, Collection>>

/** Languages as the calls name them. */
export const languages: readonly string[] = localeCodes.map((code) => locales[code].apiLanguage)

/** Stands in for what has no text in another one. */
export const mainLanguage: string = locales[defaultLocale].apiLanguage

export const status: Field = choice('Only what is published is on the site.', ['published', 'draft', 'archived'], {
  default: 'draft',
})
