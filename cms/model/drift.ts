import * as v from 'valibot'
import type { Shape } from './shape.ts'
import type { Field } from './fields.ts'
import { samples, isAllowed } from './samples.ts'
import { resolve, type Found } from './resolve.ts'

/** Fields that the site computes, or fills if they are empty. */
const siteMade = new Set(['read_minutes', 'views', 'related_articles', 'neighbours', 'tags'])

const property = (schema: v.GenericSchema, name: string): unknown =>
  Object.entries(schema).find(([key]) => key === name)?.[1]
const isSchema = (value: unknown): value is v.GenericSchema => v.is(v.object({ kind: v.literal('schema') }), value)

/** A schema without its optional wrappers. */
function inner(schema: v.GenericSchema): { schema: v.GenericSchema; isOptional: boolean } {
  const wrapped = property(schema, 'wrapped')
  if (!isSchema(wrapped)) return { schema, isOptional: false }
  return { schema: inner(wrapped).schema, isOptional: true }
}

function entriesOf(schema: v.GenericSchema): [string, v.GenericSchema][] {
  const entries = property(schema, 'entries')
  if (typeof entries !== 'object' || entries === null) return []
  return Object.entries(entries).flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry]] : []))
}

function itemOf(schema: v.GenericSchema): v.GenericSchema {
  const item = property(schema, 'item')
  return isSchema(item) ? item : v.never()
}

/** Kinds of fields that a type of schema accepts. */
const kindsOf: Record<string, Field['kind'][]> = {
  string: ['text', 'lines', 'html', 'choice', 'moment', 'day', 'changed', 'file'],
  picklist: ['choice'],
  number: ['number', 'whole'],
  boolean: ['flag'],
  union: ['choice'],
  array: ['list', 'tags'],
  custom: ['choice'],
}

/**
 * The differences between the answer `shape`, from records of `table`, and `schema`: fields that are
 * missing, unread, of another kind, or optional in the shape and required in the schema. `needed`
 * has the paths that the enclosing object requires.
 */
export function differences(
  shape: Shape,
  given: v.GenericSchema,
  table: string,
  at: string,
  needed: readonly string[] = [],
): string[] {
  const { schema, isOptional } = inner(given)
  if (typeof shape === 'string') {
    const found = resolve(table, shape)
    return leafDifferences(
      found && { ...found, isSure: found.isSure || needed.includes(shape) },
      schema,
      isOptional,
      at,
    )
  }
  switch (shape.kind) {
    case 'object': {
      const missing = shape.needs.filter((path) => !resolve(table, path)?.isSure)
      const faults = missing.length > 0 && !isOptional ? [`${at}: is null without ${missing.join(', ')}`] : []
      return [...faults, ...objectDifferences(shape, schema, table, at)]
    }
    case 'picture':
      return v.getMetadata(schema).kind === 'picture' ? [] : [`${at}: is no picture of the site`]
    case 'pair':
      return schema.type === 'tuple' ? [] : [`${at}: is no pair of the site`]
    case 'first':
      return differences(shape.paths.at(-1) ?? '', given, table, at, needed)
    case 'texts':
      return schema.type === 'array' && itemOf(schema).type === 'string'
        ? []
        : [`${at}: is no list of texts of the site`]
    case 'rows':
    case 'inLanguage': {
      const found = resolve(table, shape.path)
      if (!found?.table || schema.type !== 'array') return [`${at}: is no list`]
      return differences(shape.shape, itemOf(schema), found.table, `${at}.0`)
    }
  }
}

function objectDifferences(
  { entries, needs }: Extract<Shape, { kind: 'object' }>,
  schema: v.GenericSchema,
  table: string,
  at: string,
) {
  const read = entriesOf(schema)
  const unread = Object.keys(entries).filter((name) => !read.some(([other]) => other === name))
  return [
    ...unread.map((name) => `${at}.${name}: the site does not read it`),
    ...read.flatMap(([name, entry]) => {
      const own = entries[name]
      if (own !== undefined)
        return differences(own, entry, table, `${at}.${name}`, siteMade.has(name) ? [String(own)] : needs)
      return siteMade.has(name) || inner(entry).isOptional ? [] : [`${at}.${name}: the model does not have it`]
    }),
  ]
}

function leafDifferences(found: Found | undefined, schema: v.GenericSchema, isOptional: boolean, at: string): string[] {
  if (!found) return [`${at}: no such field`]
  const { field, isSure } = found
  if (!kindsOf[schema.type]?.includes(field.kind)) return [`${at}: ${field.kind} is not read as ${schema.type}`]
  const isRich = v.getMetadata(schema).kind === 'rich-text'
  if (isRich !== (field.kind === 'html')) return [`${at}: rich text on one side only`]
  if (!isSure && !isOptional && schema.type !== 'union') return [`${at}: may be empty, but the site needs it`]
  if (field.kind === 'list') {
    const inside = Object.entries(field.fields ?? {})
    const unread = inside.filter(([name]) => !entriesOf(itemOf(schema)).some(([other]) => other === name))
    return [
      ...unread.map(([name]) => `${at}.${name}: the site does not read it`),
      ...entriesOf(itemOf(schema)).flatMap(([name, entry]) => {
        const own = field.fields?.[name]
        const { schema: read, isOptional: mayLack } = inner(entry)
        return leafDifferences(own && { field: own, isSure: own.required }, read, mayLack, `${at}.0.${name}`)
      }),
    ]
  }
  return samples
    .filter((sample) => isAllowed(field, sample) && !v.is(schema, sample))
    .map((sample) => `${at}: the studio takes "${sample}", the site does not`)
}
