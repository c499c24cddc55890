import type { Fields } from './fields.ts'
import { object, rows, type Entries, type Shape } from './shape.ts'
import { collections } from './tables.ts'

/** The shape of the fields of a collection or group. Groups are objects. */
export function entriesOf(fields: Fields, prefix = ''): Entries {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Shape] => {
      const path = prefix + name
      switch (field.kind) {
        case 'group': {
          const inside = field.prefixed ? `${path}_` : prefix
          const needs = Object.entries(field.fields ?? {}).flatMap(([inner, { kind, required }]) =>
            required && (kind === 'text' || kind === 'lines') ? [inside + inner] : [],
          )
          return [name, object(entriesOf(field.fields ?? {}, inside), needs)]
        }
        case 'picture':
        case 'pair':
        case 'texts':
          return [name, { kind: field.kind, path }]
        case 'rows': {
          const inner = entriesOf(collections[field.collection ?? '']?.fields ?? {})
          const renamed = Object.entries(inner).map(([key, shape]) => [field.as?.[key] ?? key, shape])
          return [name, rows(path, object(Object.fromEntries(renamed)))]
        }
        default:
          return [name, path]
      }
    }),
  )
}
