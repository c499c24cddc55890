import { isDeepStrictEqual } from 'node:util'
import { sitesOf } from '../extensions/site-api/sites.ts'
import { tables } from '../model/tables.ts'
import { isRow, type Api, type Row } from './api.ts'
import { collectionMeta, fieldsOf, relationsOf, type FieldDefinition } from './definitions.ts'
import type { Settings } from './settings.ts'

/** A new field for a table with records: it must be nullable, because they have no value yet. */
const addable = (field: FieldDefinition): FieldDefinition =>
  field.schema && field.schema.default_value === undefined
    ? { ...field, schema: { ...field.schema, is_nullable: true } }
    : field

const findField = (rows: Row[], { collection, field }: Pick<FieldDefinition, 'collection' | 'field'>) =>
  rows.find((row) => row.collection === collection && row.field === field)

/** The type of a field in the database. SQLite calls a decimal a float. */
const typeIn = ({ type }: Row) => (type === 'float' ? 'decimal' : type)

/** The settings of the collections for the studio, with previews if there is a site. */
const collectionsFor = ({ SITE_URL }: Settings) =>
  tables.map((table, index) => ({ table, meta: collectionMeta(table, index + 1, sitesOf(SITE_URL)[0]) }))

/**
 * Adds missing tables, fields and relations. It changes nothing that exists. Returns a line for each.
 * @throws Error if a field has another type than the model
 */
export async function addModel(api: Api, settings: Settings): Promise<string[]> {
  const [collections, fields, relations] = await Promise.all([
    api.rows('/collections'),
    api.rows('/fields'),
    api.rows('/relations'),
  ])
  const done: string[] = []
  for (const { table, meta } of collectionsFor(settings)) {
    const { collection } = table
    const wanted = fieldsOf(table)
    if (!collections.some((row) => row.collection === collection)) {
      await api.post('/collections', { collection, schema: {}, meta, fields: wanted })
      done.push(`collection ${collection}`)
      continue
    }
    for (const field of wanted) {
      const own = findField(fields, field)
      if (own && typeIn(own) !== field.type)
        throw new Error(
          `${collection}.${field.field} is a ${String(own.type)} in the database, and a ${field.type} in the model: ` +
            'write a step in cms/setup/migrations.ts that moves its values, or change the model back',
        )
      if (own) continue
      await api.post(`/fields/${collection}`, addable(field))
      done.push(`field ${collection}.${field.field}`)
    }
  }
  for (const relation of tables.flatMap(relationsOf)) {
    if (findField(relations, relation)) continue
    await api.post('/relations', relation)
    done.push(`relation ${relation.collection}.${relation.field}`)
  }
  return done
}

/** Whether `there` has all values of `wanted`. */
const says = (there: unknown, wanted: Row) =>
  isRow(there) && Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(there[name] ?? null, value ?? null))

/** Gives collections and fields the settings of the model again, except a display that somebody chose. */
export async function renewSettings(api: Api, settings: Settings): Promise<string[]> {
  const [collections, fields] = await Promise.all([api.rows('/collections'), api.rows('/fields')])
  const done: string[] = []
  for (const { table, meta } of collectionsFor(settings)) {
    const { collection } = table
    if (!says(collections.find((row) => row.collection === collection)?.meta, meta)) {
      await api.patch(`/collections/${collection}`, { meta })
      done.push(`settings of ${collection}`)
    }
    const changed = fieldsOf(table).flatMap((field) => {
      const own = findField(fields, field)?.meta
      const { display, display_options } = isRow(own) && own.display ? own : field.meta
      const wanted = { ...field.meta, display, display_options }
      return says(own, wanted) ? [] : [{ field: field.field, meta: wanted }]
    })
    if (changed.length === 0) continue
    await api.patch(`/fields/${collection}`, changed)
    done.push(`settings of ${changed.length} fields of ${collection}`)
  }
  return done
}
