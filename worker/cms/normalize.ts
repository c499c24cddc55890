import * as v from 'valibot'
import { richTextKind } from '#model/article.ts'
import { pictureKind } from '#model/picture.ts'

/** Schemas of single values, which stay as they are. */
const plainTypes = new Set(['boolean', 'custom', 'literal', 'picklist', 'string', 'number'])

/** A JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is v.GenericSchema => isRecord(value) && value.kind === 'schema'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const kindOf = (schema: v.GenericSchema) => v.getMetadata(schema).kind

/** The name of an entry of a list, independent of its position. */
export const nameOf = (entry: unknown) =>
  isRecord(entry) ? (entry.router_name ?? entry.languages_code ?? entry.id) : undefined

const hasId = (value: unknown) => value !== null && !(isRecord(value) && value.id === null)

function unknownSchema({ type }: v.GenericSchema): never {
  throw new Error(`normalize does not know this kind of schema: ${type}`)
}

/**
 * Converts the notation of Directus to that of `schema`: unknown fields are left out, `null` becomes
 * an absent field, a picture without id the placeholder, an id a text, a decimal a number, a
 * calendar date loses its time. `clean` gets every rich text. With `leaveOut`, fields and entries of lists that do
 * not fit are left out. The caller parses the result by `schema`.
 * @throws Error for a schema that it cannot walk, because rich text in it would not be sanitised
 */
export function normalize(
  schema: v.GenericSchema,
  value: unknown,
  clean: (html: string) => string,
  leaveOut = false,
): unknown {
  const inner = (of: unknown, part: unknown) =>
    isSchema(of) ? normalize(of, part, clean, leaveOut) : unknownSchema(schema)
  /** A field or an entry; `undefined` if it is absent or left out. */
  function partOf(of: unknown, part: unknown): unknown {
    const normal = inner(of, part)
    return !leaveOut || (isSchema(of) && v.is(of, normal)) ? normal : undefined
  }
  // Valibot's properties of a schema depend on its type.
  const parts: Record<string, unknown> = { ...schema }
  const steps = listOf(parts.pipe).slice(1)
  if (kindOf(schema) === richTextKind) {
    if (schema.type !== 'string') unknownSchema(schema)
    return typeof value === 'string' ? clean(value) : value
  }
  // A schema later in a pipe describes the transformed value.
  if (steps.some(isSchema)) unknownSchema(schema)
  if (kindOf(schema) === pictureKind && !hasId(value)) return { id: 'no-image' }
  switch (schema.type) {
    case 'optional':
      return value === null ? undefined : inner(parts.wrapped, value)
    case 'nullable':
      return value === null ? null : inner(parts.wrapped, value)
    case 'array':
      if (!Array.isArray(value)) return value
      return value.map((entry) => partOf(parts.item, entry)).filter((entry) => entry !== undefined)
    case 'object':
    case 'strict_object':
    case 'record': {
      // Valibot accepts a list as an object.
      if (!isRecord(value)) return Array.isArray(value) ? null : value
      const schemas = parts.entries ?? Object.fromEntries(Object.keys(value).map((name) => [name, parts.value]))
      const fields = Object.entries(schemas).map(([name, of]) => [name, partOf(of, value[name])])
      return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
    }
    case 'lazy':
      return typeof parts.getter === 'function' ? inner(parts.getter(value), value) : unknownSchema(schema)
    case 'tuple': {
      if (!Array.isArray(value)) return value
      const items = listOf(parts.items).slice(0, value.length)
      return items.map((item, index) => partOf(item, value[index]))
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
