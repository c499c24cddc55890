// The kinds of fields in the model. This file has no imports: the extension reads it inside Directus,
// without the packages of the site.

/** One field of a collection, or of an entry of a `list`. */
export interface Field {
  kind:
    | 'text' // one line
    | 'lines' // several lines
    | 'html' // rich text
    | 'number' // with decimals
    | 'whole' // an integer
    | 'flag' // yes or no
    | 'choice' // one of `choices`
    | 'moment' // a date with its time
    | 'day' // a date, the same in every time zone
    | 'changed' // when the record was last saved
    | 'created' // when the record was created
    | 'tags' // short words
    | 'texts' // whole sentences
    | 'list' // entries of `fields`
    | 'file' // a picture's id
    | 'picture' // a picture with an alternative text
    | 'pair' // two pictures, for decoration
    | 'group' // `fields` under one heading
    | 'one' // a record of `collection`
    | 'rows' // the records of `collection` whose `via` is this one
    | 'json'
  /** Help for editors under the field. */
  note: string
  /** Whether a record needs a value to be saved. */
  required: boolean
  /** The key of its collection. */
  key?: boolean
  unique?: boolean
  choices?: readonly string[]
  /** Whether editors may type another value. */
  others?: boolean
  /** The pattern of the text, and the error for editors. */
  pattern?: { regex: string; sentence: string }
  /** Whether the studio only shows its value. */
  readonly?: boolean
  /** Whether the studio turns what editors type into small letters, digits and hyphens. */
  slugs?: boolean
  /** The smallest value; of a list, the number of entries. */
  min?: number
  max?: number
  default?: string | number | boolean
  fields?: Fields
  /** Whether the columns of a group have its name as a prefix: `hero_title`. */
  prefixed?: boolean
  collection?: string
  via?: string
  /** New names of the fields of `rows` in an answer. */
  as?: Readonly<Record<string, string>>
}
export type Fields = Readonly<Record<string, Field>>

type More = Partial<Omit<Field, 'kind' | 'note'>>
const field =
  (kind: Field['kind'], usual: More = {}) =>
  (note: string, more: More = {}): Field => ({ kind, note, required: true, ...usual, ...more })

const anything = '[\\s\\S]*'
/** A visible character. */
const something = { regex: '[^\\s\\u200B-\\u200F\\u2060]', sentence: 'Write some text here' }

export const text = field('text', { pattern: something })
export const lines = field('lines', { pattern: something })
/** Limited, because the site reads 50 texts in one answer of at most 2 MiB. */
export const html = field('html', {
  pattern: {
    regex: `^(?!${anything}\\bsrc\\s*=\\s*["']?data:)(?=\\s*\\S)[\\s\\S]{1,100000}$`,
    sentence: 'Write text of at most 100,000 characters; upload pictures, do not paste them',
  },
})
export const number = field('number')
export const whole = field('whole')
export const flag = field('flag', { default: false })
export const moment = field('moment')
export const day = field('day')
export const changed = field('changed', { required: false })
export const created = field('created', { required: false })
export const json = field('json', { required: false })
export const tags = field('tags', { required: false })
export const texts = field('texts')
export const file = field('file', { required: false })
export const picture = field('picture')
export const pair = field('pair')

export const choice = (note: string, choices: readonly string[], more: More = {}): Field =>
  field('choice', { choices })(note, more)
export const list = (note: string, fields: Fields): Field => field('list', { fields })(note)
export const one = (collection: string, note: string, more: More = {}): Field =>
  field('one', { collection })(note, more)
export const rows = (collection: string, via: string, note: string, as?: Field['as']): Field =>
  field('rows', { collection, via, required: false, ...(as && { as }) })(note)
export const group = (note: string, fields: Fields, prefixed = true): Field =>
  field('group', { fields, prefixed })(note)

/** The same field, but it may be empty. */
export const optional = (given: Field): Field => ({
  ...given,
  required: false,
  ...(given.fields && { fields: Object.fromEntries(Object.entries(given.fields).map(([n, f]) => [n, optional(f)])) }),
})

export const slug = (note: string, more: More = {}): Field =>
  text(note, {
    slugs: true,
    pattern: {
      regex: '^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$',
      sentence: 'Write up to 200 small letters, digits and single hyphens, such as reading-an-order-book',
    },
    ...more,
  })

/** A port up to 65535. Browsers reject a higher one. */
export const port = '(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]))?'
const site = `https://[^\\s/?#.:]+(\\.[^\\s/?#.:]+)+${port}([/?#]\\S*)?`

/** An external address. */
export const address = (note: string): Field =>
  text(note, {
    pattern: {
      regex: `^${site}$`,
      sentence: 'Write an address such as https://app.example.com/register',
    },
  })

/** An external address, a path of this site without language, or a fragment. */
export const link = (note: string): Field =>
  text(note, {
    pattern: {
      regex: `^(${site}|/([^\\s/\\\\]\\S*)?|#\\S+)$`,
      sentence: 'Write an address such as https://app.example.com, /knowledge-base or #pricing',
    },
  })

/** A column of a table, and its groups from the outermost. */
export interface Column {
  name: string
  field: Field
  groups: string[]
}

/** The columns of `fields`. Groups are flattened, a picture has two columns. */
export function columnsOf(fields: Fields, prefix = '', groups: string[] = []): Column[] {
  return Object.entries(fields).flatMap(([name, given]): Column[] => {
    const column = prefix + name
    const at = (suffix: string, of: Field): Column => ({ name: column + suffix, field: of, groups })
    switch (given.kind) {
      case 'group':
        return columnsOf(given.fields ?? {}, given.prefixed ? `${column}_` : prefix, [...groups, column])
      case 'picture':
        return [at('', { ...given, kind: 'file' }), at('_alt', alt)]
      case 'pair':
        return ['_1', '_2'].map((suffix) => at(suffix, { ...given, kind: 'file' }))
      default:
        return [at('', given)]
    }
  })
}

const alt: Field = {
  kind: 'text',
  note: 'What the picture shows, for visitors who cannot see it. Empty for mere decoration.',
  required: false,
}
