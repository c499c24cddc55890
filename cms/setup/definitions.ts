import { mainLanguage } from '../model/collection.ts'
import type { Column, Field } from '../model/fields.ts'
import { tables, type Table } from '../model/tables.ts'
import { commonMeta, kinds, referenceType, studioMeta, type Json } from './interfaces.ts'

export interface FieldDefinition {
  collection: string
  field: string
  type: string
  meta: Json
  schema: Json | null
}
export interface RelationDefinition {
  collection: string
  field: string
  related_collection: string
  meta: Json
  schema: Json
}

/** The label of a field without the name of its group. */
function labelOf(name: string, group: string | undefined): Json[] | null {
  if (group === undefined || !name.startsWith(`${group}_`)) return null
  const words = name.slice(group.length + 1).replaceAll('_', ' ')
  return [{ language: 'en-US', translation: words.charAt(0).toUpperCase() + words.slice(1) }]
}

function fieldOf(table: Table, { name, field, groups }: Column, sort: number): FieldDefinition {
  const { type, special } = kinds[field.kind]
  const isGenerated = field.kind === 'changed' || field.kind === 'created'
  const isAlias = type === 'alias'
  return {
    collection: table.collection,
    field: name,
    type: field.kind === 'one' ? referenceType(field.collection) : type,
    meta: {
      ...commonMeta(name, field),
      special: special ?? null,
      sort,
      group: groups.at(-1) ?? null,
      width: field.kind === 'flag' || field.kind === 'whole' || field.kind === 'number' ? 'half' : 'full',
      readonly: isGenerated || field.readonly === true,
      translations: labelOf(name, groups.at(-1)),
    },
    schema: isAlias
      ? null
      : {
          // Deleting a picture sets its columns to null.
          is_nullable: !field.required || special?.includes('file') === true,
          is_unique: field.unique === true,
          ...(field.key && { is_primary_key: true }),
          ...(field.default !== undefined && { default_value: field.default }),
          ...(type === 'decimal' && { numeric_precision: 12, numeric_scale: 2 }),
        },
  }
}

/** Reserves a position for a heading before each column. */
const sortOf = (index: number) => 10 + 2 * index

const hidden = { hidden: true, interface: null, special: null }
const reference = (collection: string, field: string, to: string, is_nullable = true): FieldDefinition => ({
  collection,
  field,
  type: referenceType(to),
  meta: { ...hidden },
  schema: { is_nullable },
})

const inMainLanguage = { languageField: 'name', defaultLanguage: mainLanguage, userLanguage: false }

/** The column that names a record in one language: the first of its texts. */
const titleOf = ({ texts }: Table) => tables.find(({ collection }) => collection === texts?.table)?.columns[0]?.name

/** All fields of a table: key, columns, headings of groups, references. */
export function fieldsOf(table: Table): FieldDefinition[] {
  const { collection, columns, texts, textsOf } = table
  const groups = [...new Set(columns.flatMap(({ groups: names }) => names))]
  const key: FieldDefinition = {
    collection,
    field: 'id',
    type: 'integer',
    meta: { ...hidden },
    schema: { is_primary_key: true, has_auto_increment: true },
  }
  const headings = groups.map((name): FieldDefinition => {
    const first = columns.findIndex(({ groups: names }) => names.includes(name))
    const outer = columns[first]?.groups ?? []
    const meta = {
      ...commonMeta(name, groupNamed(table, name)),
      special: kinds.group.special ?? null,
      sort: sortOf(first) - 1,
      group: outer[outer.indexOf(name) - 1] ?? null,
      required: false,
      options: { start: outer[0] === name ? 'closed' : 'open' },
    }
    return { collection, field: name, type: 'alias', meta, schema: null }
  })
  const tabs: FieldDefinition = {
    collection,
    field: 'translations',
    type: 'alias',
    meta: {
      interface: 'translations',
      special: ['translations'],
      options: inMainLanguage,
      display: 'translations',
      display_options: { ...inMainLanguage, template: `{{${titleOf(table)}}}` },
      sort: 500,
      note: 'A tab for each language.',
    },
    schema: null,
  }
  return [
    ...(table.isNamed ? [] : [key]),
    ...(textsOf
      ? [
          reference(collection, textsOf.via, textsOf.collection),
          reference(collection, 'languages_code', 'languages', false),
        ]
      : []),
    ...parents(collection).map(({ via, of }) => reference(collection, via, of)),
    ...(parents(collection).length > 0
      ? [{ collection, field: 'place', type: 'integer', meta: { ...hidden }, schema: { is_nullable: true } }]
      : []),
    ...headings,
    ...columns.map((column, index) => fieldOf(table, column, sortOf(index))),
    ...(texts ? [tabs] : []),
  ]
}

function groupNamed({ fields }: Table, name: string): Field {
  const search = (within: Table['fields'], prefix: string): Field | undefined => {
    for (const [key, field] of Object.entries(within)) {
      if (field.kind !== 'group') continue
      if (prefix + key === name) return field
      const found = search(field.fields ?? {}, field.prefixed ? `${prefix}${key}_` : prefix)
      if (found) return found
    }
    return undefined
  }
  const found = search(fields, '')
  if (!found) throw new Error(`The model has no group "${name}"`)
  return found
}

/** The lists of records of `collection`: column there, table and field of the list. */
const parents = (collection: string) =>
  tables.flatMap(({ collection: of, columns }) =>
    columns.flatMap(({ name, field }) =>
      field.kind === 'rows' && field.collection === collection && field.via ? [{ via: field.via, of, list: name }] : [],
    ),
  )

export function relationsOf({ collection, columns, textsOf }: Table): RelationDefinition[] {
  const relation = (field: string, related_collection: string, meta: Json, on_delete: string): RelationDefinition => ({
    collection,
    field,
    related_collection,
    meta,
    schema: { on_delete },
  })
  const translation = textsOf && [
    relation(
      textsOf.via,
      textsOf.collection,
      { one_field: 'translations', junction_field: 'languages_code', one_deselect_action: 'delete' },
      'CASCADE',
    ),
    relation('languages_code', 'languages', { junction_field: textsOf.via }, 'NO ACTION'),
  ]
  return [
    ...(translation ?? []),
    ...parents(collection).map(({ via, of, list }) =>
      relation(via, of, { one_field: list, sort_field: 'place', one_deselect_action: 'delete' }, 'CASCADE'),
    ),
    ...columns.flatMap(({ name, field }) => {
      if (field.kind === 'one' && field.collection) return [relation(name, field.collection, {}, 'NO ACTION')]
      return kinds[field.kind].special?.includes('file') ? [relation(name, 'directus_files', {}, 'SET NULL')] : []
    }),
  ]
}

/** The settings of a collection for the studio, with previews if there is a site. */
export const collectionMeta = ({ columns, ...table }: Table, sort: number, site?: string): Json => ({
  note: table.note,
  icon: table.icon,
  singleton: table.single === true,
  hidden: table.hidden === true && !table.textsOf,
  group: table.textsOf?.collection ?? null,
  collapse: 'closed',
  display_template: table.template ?? null,
  ...studioMeta(table, site),
  sort,
  translations: [{ language: 'en-US', translation: table.name }],
  ...(columns.some(({ name }) => name === 'status') && table.collection !== 'redirects'
    ? { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' }
    : {}),
  ...(columns.some(({ name }) => name === 'sort') ? { sort_field: 'sort' } : {}),
})
