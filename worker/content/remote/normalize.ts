import * as v from 'valibot'
import { richTextKind } from '#model/article.ts'
import { pictureKind } from '#model/picture.ts'

/** Schemas of single values, taken as they come. */
const plainTypes = new Set(['boolean', 'literal', 'picklist', 'string', 'number'])

/** A JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is v.GenericSchema => isRecord(value) && value.kind === 'schema'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const kindOf = (schema: v.GenericSchema) => v.getMetadata(schema).kind

const hasId = (value: unknown) => value !== null && !(isRecord(value) && value.id === null)

function unknownSchema({ type }: v.GenericSchema): never {
  throw new Error(`normalize does not know this kind of schema: ${type}`)
}

/**
 * Brings what Directus writes to what `schema` describes, where both mean the same: unknown fields
 * are left out, `null` is an absent field, a picture without id the placeholder, an id is a text, a
 * decimal a number, a date has no time. Every rich text passes through `clean`. The caller parses
 * the result by `schema`.
 * @throws Error for a schema that it cannot walk, because rich text in it would not be sanitised
 */
export function normalize(schema: v.GenericSchema, value: unknown, clean: (html: string) => string): unknown {
  const inner = (part: unknown, of: unknown) => (isSchema(part) ? normalize(part, of, clean) : unknownSchema(schema))
  // What Valibot says of a schema; which parts there are depends on its type.
  const parts: Record<string, unknown> = { ...schema }
  const steps = listOf(parts.pipe).slice(1)
  if (kindOf(schema) === richTextKind) {
    if (schema.type !== 'string') unknownSchema(schema)
    return typeof value === 'string' ? clean(value) : value
  }
  // What a later schema of a pipe describes is not the value that came.
  if (steps.some(isSchema)) unknownSchema(schema)
  if (kindOf(schema) === pictureKind && !hasId(value)) return { id: 'no-image' }
  switch (schema.type) {
    case 'optional':
      return value === null ? undefined : inner(parts.wrapped, value)
    case 'nullable':
      return value === null ? null : inner(parts.wrapped, value)
    case 'array':
      return Array.isArray(value) ? value.map((entry) => inner(parts.item, entry)) : value
    case 'object':
    case 'strict_object': {
      if (!isRecord(value)) return value
      const present = Object.entries(parts.entries ?? {}).filter(([name]) => Object.hasOwn(value, name))
      return Object.fromEntries(present.map(([name, entry]) => [name, inner(entry, value[name])]))
    }
    case 'record':
      if (!isRecord(value)) return value
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inner(parts.value, entry)]))
    case 'lazy':
      return typeof parts.getter === 'function' ? inner(parts.getter(value), value) : unknownSchema(schema)
    case 'tuple': {
      const items = listOf(parts.items)
      // What stands behind the last item is no part of the tuple.
      return Array.isArray(value) ? items.slice(0, value.length).map((item, index) => inner(item, value[index])) : value
    }
    case 'union': {
      const isPlain = (option: unknown) => isSchema(option) && plainTypes.has(option.type) && !kindOf(option)
      return listOf(parts.options).every(isPlain) ? value : unknownSchema(schema)
    }
    case 'string': {
      if (typeof value === 'number') return String(value)
      const isDate = steps.some((step) => isRecord(step) && step.type === 'iso_date')
      return typeof value === 'string' && isDate ? value.replace(/T.*$/, '') : value
    }
    case 'number':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
    default:
      return plainTypes.has(schema.type) ? value : unknownSchema(schema)
  }
}
