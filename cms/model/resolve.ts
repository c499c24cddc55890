import type { Field } from './fields.ts'
import { tables } from './tables.ts'

/** The field at the end of a path, and the table of related records. */
export interface Found {
  field: Field
  /** Whether it always has a value. */
  isSure: boolean
  table?: string
}

const given: Field = { kind: 'text', note: '', required: true }

/** The field at `path` (names with dots) of a record of `collection`. */
export function resolve(collection: string, path: string): Found | undefined {
  const [name = '', ...rest] = path.split('.')
  const table = tables.find((one) => one.collection === collection)
  const hop = table && hopOf(table, name)
  if (!hop || rest.length === 0) return hop
  const end = hop.table === undefined ? undefined : resolve(hop.table, rest.join('.'))
  // A relation may allow only some records of the other table.
  const { choices = end?.field.choices } = hop.field
  return end && { ...end, field: { ...end.field, ...(choices && { choices }) }, isSure: end.isSure && hop.isSure }
}

function hopOf({ key, texts, textsOf, columns }: (typeof tables)[number], name: string): Found | undefined {
  if (texts && name === 'translations') return { field: given, isSure: true, table: texts.table }
  if (textsOf && name === textsOf.via) return { field: given, isSure: true, table: textsOf.collection }
  const field = columns.find((column) => column.name === name)?.field
  if (!field) return name === key || (textsOf && name === 'languages_code') ? { field: given, isSure: true } : undefined
  return { field, isSure: field.required, ...(field.collection && { table: field.collection }) }
}
