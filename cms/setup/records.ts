import { splitLocale } from '../../src/i18n/paths.ts'
import type { Fields } from '../model/fields.ts'
import { collections } from '../model/tables.ts'
import { isRow, type Row } from './api.ts'
import type { Pictures } from './pictures.ts'

const nameOf = (picture: unknown) => (isRow(picture) && typeof picture.id === 'string' ? picture.id : undefined)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * The columns of a record from an answer with `fields`: the inverse of
 * `model/read-shape.ts`. A field that `value` lacks gets its default.
 */
export function recordOf(fields: Fields, value: unknown, pictures: Pictures, prefix = ''): Row {
  const given = isRow(value) ? value : {}
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]): Row => {
      const column = prefix + name
      const own = given[name]
      if (own === undefined) return {}
      switch (field.kind) {
        case 'group':
          return recordOf(field.fields ?? {}, own, pictures, field.prefixed ? `${column}_` : prefix)
        case 'file':
          return { [column]: pictures.id(typeof own === 'string' ? own : undefined) }
        case 'picture':
          return { [column]: pictures.id(nameOf(own)), [`${column}_alt`]: isRow(own) ? own.alt : null }
        case 'pair':
          return Object.fromEntries(
            listOf(own).map((one, index) => [`${column}_${index + 1}`, pictures.id(nameOf(one))]),
          )
        case 'texts':
          return { [column]: listOf(own).map((text) => ({ text })) }
        case 'rows':
          return { [column]: listOf(own).map((row, place) => ({ ...rowOf(field, row, pictures), place })) }
        case 'choice':
          return { [column]: cellOf(own) }
        case 'html':
          return { [column]: withUploads(editorHtml(String(own)), pictures) }
        default:
          return { [column]: own }
      }
    }),
  )
}

/** The pictures of a text, with the addresses of their uploads. */
const withUploads = (html: string, pictures: Pictures) =>
  html.replaceAll(
    /<img src="\/media\/([\w-]+)[^>]*? alt="([^"]*)"[^>]*>/g,
    (_, name: string, alt: string) => `<img src="/assets/${pictures.id(name)}" alt="${alt}">`,
  )

/** A cell of the comparison table, as a choice of the studio. */
export const cellOf = (value: unknown) => {
  if (value === true) return 'available'
  return value === false || value === 0 || value === '' ? 'unavailable' : value
}

/** A record of a list whose fields have other names in the answer. */
function rowOf({ collection = '', as = {} }: Fields[string], row: unknown, pictures: Pictures): Row {
  const given = isRow(row) ? row : {}
  const own = Object.fromEntries(Object.entries(as).map(([name, other]) => [name, given[other]]))
  return recordOf(collections[collection]?.fields ?? {}, { ...given, ...own }, pictures)
}

/** HTML of the site as an editor writes it, without the additions of the site. */
export const editorHtml = (html: string) =>
  html
    .replaceAll(/<aside class="callout[^>]*>/g, '<blockquote>')
    .replaceAll('</aside>', '</blockquote>')
    .replaceAll('<div class="table-box" tabindex="0">', '')
    .replaceAll('</table></div>', '</table>')
    .replaceAll(/<h2 id="[^"]*">/g, '<h2>')
    .replaceAll(' target="_blank" rel="noopener noreferrer"', '')
    // Editors write links without language.
    .replaceAll(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${splitLocale(path).path}"`)
