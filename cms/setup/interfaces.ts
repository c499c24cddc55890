import type { Field } from '../model/fields.ts'
import { tables, type Table } from '../model/tables.ts'

export type Json = Record<string, unknown>

/** Type in the database, interface in the studio, and special handling by Directus. */
export const kinds: Record<Field['kind'], { type: string; interface: string; special?: string[] }> = {
  text: { type: 'string', interface: 'input' },
  lines: { type: 'text', interface: 'input-multiline' },
  html: { type: 'text', interface: 'input-rich-text-html' },
  number: { type: 'decimal', interface: 'input' },
  whole: { type: 'integer', interface: 'input' },
  flag: { type: 'boolean', interface: 'boolean', special: ['cast-boolean'] },
  choice: { type: 'string', interface: 'select-dropdown' },
  day: { type: 'date', interface: 'datetime' },
  moment: { type: 'timestamp', interface: 'datetime', special: ['cast-timestamp'] },
  changed: { type: 'timestamp', interface: 'datetime', special: ['date-updated', 'cast-timestamp'] },
  created: { type: 'timestamp', interface: 'datetime', special: ['date-created', 'cast-timestamp'] },
  tags: { type: 'json', interface: 'tags', special: ['cast-json'] },
  texts: { type: 'json', interface: 'list', special: ['cast-json'] },
  list: { type: 'json', interface: 'list', special: ['cast-json'] },
  json: { type: 'json', interface: 'input-code', special: ['cast-json'] },
  file: { type: 'uuid', interface: 'file-image', special: ['file'] },
  picture: { type: 'uuid', interface: 'file-image', special: ['file'] },
  pair: { type: 'uuid', interface: 'file-image', special: ['file'] },
  one: { type: 'string', interface: 'select-dropdown-m2o', special: ['m2o'] },
  rows: { type: 'alias', interface: 'list-o2m', special: ['o2m'] },
  group: { type: 'alias', interface: 'group-detail', special: ['alias', 'no-data', 'group'] },
}

const find = (collection: string | undefined) => tables.find((table) => table.collection === collection)
/** Type of a column that refers to a record of `collection`. */
export const referenceType = (collection: string | undefined) => (find(collection)?.isNamed ? 'string' : 'integer')

/** The rule for a value. An optional field may be empty. */
function validationOf(name: string, field: Field): Json | null {
  const { pattern, min, max, choices, others, required, kind } = field
  const isText = kind === 'text' || kind === 'lines' || kind === 'html'
  const options = kind === 'whole' ? choices?.map(Number) : choices
  const rules: Json[] = [
    ...(pattern && isText ? [{ [name]: { _regex: pattern.regex } }] : []),
    ...(min === undefined || kind === 'list' ? [] : [{ [name]: { _gte: min } }]),
    ...(max === undefined ? [] : [{ [name]: { _lte: max } }]),
    ...(options && !others ? [{ [name]: { _in: options } }] : []),
  ]
  if (rules.length === 0) return null
  return required ? { _and: rules } : { _or: [{ [name]: { _null: true } }, { _and: rules }] }
}

const toolbar = ['bold', 'italic', 'h2', 'h3', 'numlist', 'bullist', 'blockquote', 'customLink', 'customImage', 'table']

/** The options of the interface of a field. */
function optionsOf({ kind, fields = {}, choices, others, collection, slugs }: Field): Json | null {
  switch (kind) {
    case 'choice':
    case 'whole':
      return choices
        ? {
            choices: choices.map((value) => ({ text: value, value: kind === 'whole' ? Number(value) : value })),
            allowOther: others ?? false,
          }
        : null
    case 'text':
      return slugs ? { slug: true, trim: true } : null
    case 'html':
      return { toolbar: [...toolbar, 'removeformat', 'code', 'undo', 'redo', 'fullscreen'], folder: null }
    case 'texts':
      return { template: '{{text}}', fields: [entry('text', { kind: 'lines', note: '', required: true })] }
    case 'list':
      return { template: '{{title}}', fields: Object.entries(fields).map(([name, field]) => entry(name, field)) }
    case 'one':
      return {
        template: find(collection)?.template ?? null,
        filter: choices ? { [find(collection)?.key ?? 'id']: { _in: choices } } : null,
      }
    case 'rows':
      return { enableSelect: false }
    case 'json':
      return { language: 'json' }
    case 'tags':
      return { capitalization: null, whitespace: null }
    default:
      return null
  }
}

/** A field of the entries of a list. */
function entry(name: string, field: Field): Json {
  const { type } = kinds[field.kind]
  return { field: name, name, type, meta: { field: name, type, ...commonMeta(name, field) } }
}

/** How lists of the studio show a field. */
function displayOf({ kind, collection }: Field): Json {
  if (kinds[kind].special?.includes('file')) return { display: 'image', display_options: null }
  if (kind === 'flag') return { display: 'boolean', display_options: null }
  if (kinds[kind].type === 'timestamp') return { display: 'datetime', display_options: { format: 'short' } }
  const isOne = kind === 'one'
  return {
    display: isOne ? 'related-values' : null,
    display_options: isOne ? { template: find(collection)?.template } : null,
  }
}

/** The settings of a field for the studio. */
export function commonMeta(name: string, field: Field): Json {
  return {
    interface: field.choices && field.kind !== 'one' ? 'select-dropdown' : kinds[field.kind].interface,
    ...displayOf(field),
    note: field.note || null,
    required: field.required && field.kind !== 'flag' && field.default === undefined,
    options: optionsOf(field),
    validation: validationOf(name, field),
    validation_message: field.pattern?.sentence ?? null,
  }
}

/**
 * The preview of a collection on the site, and versions: changes that are prepared before they go live. The site
 * asks the studio for the link, so that the frame has the address of the site, which editing on the page needs.
 */
export const studioMeta = ({ collection, key, page, texts }: Omit<Table, 'columns'>, site?: string): Json => ({
  preview_url: page && site ? `${site}/preview?record=${collection}/{{${key}}}&version={{$version}}` : null,
  versioning: page !== undefined && texts !== undefined,
})
