import type * as v from 'valibot'
import { Guidelines } from '#features/guidelines/schema.ts'
import { StaticPage } from '#features/static-page/schema.ts'

/** The schema of every rich text (src/model/article.ts), by which a field is known to hold HTML. */
const richText: unknown = StaticPage.entries.content
/** The schema of every picture (src/model/picture.ts): the files must name one, an editor may leave it empty. */
const picture: unknown = Guidelines.entries.hero.entries.image

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** A JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of a schema under `name`; `undefined` when it has none. */
const partOf = (schema: v.GenericSchema, name: string): unknown =>
  Object.entries(schema).find(([key]) => key === name)?.[1]

const hasId = (value: unknown) => value !== null && !(isRecord(value) && value.id === null)

const isDate = (schema: v.GenericSchema) => {
  const pipe = partOf(schema, 'pipe')
  return Array.isArray(pipe) && pipe.some((step) => isRecord(step) && step.type === 'iso_date')
}

/**
 * Brings what Directus writes to what `schema` describes, where both mean the same: fields that the site does not know
 * are left out, `null` is an absent field, a picture without id the placeholder (spec §3), an id is a text, a decimal a
 * number, a date has no time. Every rich text passes through `clean`. Whether the result fits is for the schema to say.
 */
export function fit(schema: v.GenericSchema, value: unknown, clean: (html: string) => string): unknown {
  if (schema === richText) return typeof value === 'string' ? clean(value) : value
  if (schema === picture && !hasId(value)) return { id: 'no-image' }
  const within = (part: unknown, inner: unknown) => (isSchema(part) ? fit(part, inner, clean) : inner)
  switch (schema.type) {
    case 'optional':
      return value === null ? undefined : within(partOf(schema, 'wrapped'), value)
    case 'nullable':
      return value === null ? null : within(partOf(schema, 'wrapped'), value)
    case 'array':
      return Array.isArray(value) ? value.map((item) => within(partOf(schema, 'item'), item)) : value
    case 'object':
    case 'strict_object': {
      const entries = partOf(schema, 'entries')
      if (!isRecord(value) || !isRecord(entries)) return value
      const known = Object.entries(entries).flatMap(([name, entry]) =>
        Object.hasOwn(value, name) ? [[name, within(entry, value[name])]] : [],
      )
      return Object.fromEntries(known)
    }
    case 'tuple': {
      const items = partOf(schema, 'items')
      if (!Array.isArray(value) || !Array.isArray(items)) return value
      return value.map((item, index) => within(items[index], item))
    }
    case 'string':
      if (typeof value === 'number') return String(value)
      return typeof value === 'string' && isDate(schema) ? value.replace(/T.*$/, '') : value
    case 'number':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
    default:
      return value
  }
}
