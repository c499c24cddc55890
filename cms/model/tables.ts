import { languages, type Collection, type Collections } from './collection.ts'
import { columnsOf, type Column, type Fields } from './fields.ts'
import { academy } from './academy.ts'
import { items } from './items.ts'
import { single } from './single.ts'
import { site } from './site.ts'

/** All collections. */
export const collections: Collections = { ...items, ...academy, ...single, ...site }

/** A table of the database, with its settings for the studio. */
export interface Table extends Omit<Collection, 'translations'> {
  collection: string
  /** Name of its key, and whether editors choose the key as a text. */
  key: string
  isNamed: boolean
  columns: Column[]
  /** The table of its texts, and the column there that refers to the record. */
  texts?: { table: string; via: string }
  /** The collection that a table of texts belongs to. */
  textsOf?: { collection: string; via: string }
}

const keyOf = (fields: Fields) => Object.keys(fields).find((name) => fields[name]?.key)

function tablesOf([collection, { translations, ...given }]: [string, Collection]): Table[] {
  const key = keyOf(given.fields)
  const table = { ...given, collection, key: key ?? 'id', isNamed: key !== undefined, columns: columnsOf(given.fields) }
  if (!translations) return [table]
  const texts = {
    table: translations.table ?? `${collection}_translations`,
    via: translations.via ?? `${collection}_id`,
  }
  const { fields } = translations
  return [
    { ...table, texts },
    {
      collection: texts.table,
      name: `${given.name}: texts`,
      note: `Edited in “${given.name}”.`,
      icon: 'translate',
      purges: given.purges,
      hidden: true,
      fields,
      key: 'id',
      isNamed: false,
      columns: columnsOf(fields),
      textsOf: { collection, via: texts.via },
    },
  ]
}

export const tables: Table[] = Object.entries(collections).flatMap(tablesOf)

export const isLanguage = (text: unknown): text is string => languages.some((language) => language === text)
