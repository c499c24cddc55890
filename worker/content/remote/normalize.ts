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

/** A name that tells an entry of a list apart wherever it stands. */
export const nameOf = (entry: unknown) =>
  isRecord(entry) ? (entry.router_name ?? entry.languages_code ?? entry.id) : undefined

/** The part of the last good answer that stands in for the field `name`, or for an entry of a list. */
const fieldOf = (last: unknown, name: string) => (isRecord(last) && Object.hasOwn(last, name) ? last[name] : undefined)
const entryLike = (last: unknown, entry: unknown) =>
  listOf(last).find((other) => nameOf(other) !== undefined && nameOf(other) === nameOf(entry))

const hasId = (value: unknown) => value !== null && !(isRecord(value) && value.id === null)

function unknownSchema({ type }: v.GenericSchema): never {
  throw new Error(`normalize does not know this kind of schema: ${type}`)
}

/** How parts that do not fit are mended: with those of the last good answer, or by leaving them out. */
interface Mending {
  last: unknown
  /** Within an entry of a list, which goes as a whole: its fields stay as they are. */
  inEntry?: boolean
}

/**
 * Brings what Directus writes to what `schema` describes, where both mean the same: unknown fields
 * are left out, `null` is an absent field, a picture without id the placeholder, an id is a text, a
 * decimal a number, a date has no time. Every rich text passes through `clean`. With `mending` a
 * part that does not fit is mended: of a list the entry, else the field, else what stands around it.
 * The caller parses the result by `schema`.
 * @throws Error for a schema that it cannot walk, because rich text in it would not be sanitised
 */
export function normalize(
  schema: v.GenericSchema,
  value: unknown,
  clean: (html: string) => string,
  mending?: Mending,
): unknown {
  const inner = (of: unknown, part: unknown, inside = mending) =>
    isSchema(of) ? normalize(of, part, clean, inside) : unknownSchema(schema)
  /** A field or an entry; `undefined` when it is absent, or does not fit and there is no `last`. */
  function partOf(of: unknown, part: unknown, last: unknown, isEntry = false): unknown {
    const { inEntry = false } = mending ?? {}
    const normal = inner(of, part, mending && { last, inEntry: inEntry || isEntry })
    const stays = !mending || (inEntry && !isEntry) || (isSchema(of) && v.is(of, normal))
    return stays ? normal : last
  }
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
      if (!Array.isArray(value)) return value
      return value
        .map((entry) => partOf(parts.item, entry, entryLike(mending?.last, entry), true))
        .filter((entry) => entry !== undefined)
    case 'object':
    case 'strict_object':
    case 'record': {
      // To Valibot a list is an object, too.
      if (!isRecord(value)) return Array.isArray(value) ? null : value
      const schemas = parts.entries ?? Object.fromEntries(Object.keys(value).map((name) => [name, parts.value]))
      const fields = Object.entries(schemas).map(([name, of]) => [
        name,
        partOf(of, value[name], fieldOf(mending?.last, name)),
      ])
      return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
    }
    case 'lazy':
      return typeof parts.getter === 'function' ? inner(parts.getter(value), value) : unknownSchema(schema)
    case 'tuple': {
      if (!Array.isArray(value)) return value
      const lastItems = listOf(mending?.last)
      // What stands behind the last item is no part of the tuple.
      const items = listOf(parts.items).slice(0, value.length)
      return items.map((item, index) => partOf(item, value[index], lastItems[index]))
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
