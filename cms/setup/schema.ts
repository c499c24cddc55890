import { isDeepStrictEqual } from 'node:util'
import { tables } from '../model/tables.ts'
import { isRow, type Api, type Row } from './api.ts'
import type { Settings } from './settings.ts'
import { collectionMeta, fieldsOf, relationsOf, type FieldDefinition } from './definitions.ts'

/** Whether `there` has all values of `wanted`. */
const says = (there: unknown, wanted: Row) =>
  isRow(there) && Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(there[name] ?? null, value ?? null))

const metaOf = (row: Row | undefined) => row?.meta

/** A new field for a table with records: it must be nullable, because they have no value yet. */
const addable = (field: FieldDefinition): FieldDefinition =>
  field.schema && field.schema.default_value === undefined
    ? { ...field, schema: { ...field.schema, is_nullable: true } }
    : field

/**
 * Brings the database to the model: adds missing tables, fields and relations, and updates the
 * settings of fields. It deletes nothing, and additions of an operator stay. Returns a line for each change.
 */
export async function applyModel(api: Api, { PUBLIC_URL, SITE_URL }: Settings): Promise<string[]> {
  const [collections, fields, relations] = await Promise.all([
    api.rows('/collections'),
    api.rows('/fields'),
    api.rows('/relations'),
  ])
  const done: string[] = []
  for (const [index, table] of tables.entries()) {
    const { collection } = table
    const meta = collectionMeta(table, index + 1, SITE_URL && PUBLIC_URL)
    const wanted = fieldsOf(table)
    const there = collections.find((row) => row.collection === collection)
    if (!there) {
      await api.post('/collections', { collection, schema: {}, meta, fields: wanted })
      done.push(`collection ${collection}`)
      continue
    }
    if (!says(metaOf(there), meta)) {
      await api.patch(`/collections/${collection}`, { meta })
      done.push(`settings of ${collection}`)
    }
    for (const field of wanted) {
      const own = fields.find((row) => row.collection === collection && row.field === field.field)
      if (!own) await api.post(`/fields/${collection}`, addable(field))
      else if (!says(metaOf(own), field.meta))
        await api.patch(`/fields/${collection}/${field.field}`, { meta: field.meta })
      else continue
      done.push(`field ${collection}.${field.field}`)
    }
  }
  for (const relation of tables.flatMap(relationsOf)) {
    if (relations.some((row) => row.collection === relation.collection && row.field === relation.field)) continue
    await api.post('/relations', relation)
    done.push(`relation ${relation.collection}.${relation.field}`)
  }
  return done
}
