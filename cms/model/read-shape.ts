import type { Shape } from './shape.ts'
import { mainLanguage } from './collection.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textsName = 'translations'

/** The fields of a request to Directus that `read` needs for `shape`. */
export function pathsOf(shape: Shape, prefix = ''): string[] {
  if (typeof shape === 'string') {
    const path = prefix + shape
    const hop = path.lastIndexOf(`${textsName}.`)
    return hop < 0 ? [path] : [path, `${path.slice(0, hop)}${textsName}.languages_code`]
  }
  switch (shape.kind) {
    case 'object':
      return Object.values(shape.entries).flatMap((entry) => pathsOf(entry, prefix))
    case 'picture':
      return [prefix + shape.path, `${prefix}${shape.path}_alt`]
    case 'pair':
      return [`${prefix}${shape.path}_1`, `${prefix}${shape.path}_2`]
    case 'texts':
      return pathsOf(shape.path, prefix)
    case 'first':
      return shape.paths.flatMap((path) => pathsOf(path, prefix))
    case 'rows':
    case 'inLanguage':
      return pathsOf(shape.shape, `${prefix}${shape.path}.`)
  }
}

/** The texts of a record in `language`, else in the main language, else in any. */
export function textIn(language: string, texts: unknown): unknown {
  if (!Array.isArray(texts)) return texts
  const of = (code: string) => texts.find((text) => isRecord(text) && text.languages_code === code)
  return of(language) ?? of(mainLanguage) ?? texts[0]
}

/** The value at `path`, through the texts of `language`. */
function valueAt(value: unknown, path: string, language: string): unknown {
  return path.split('.').reduce((found: unknown, name) => {
    const record = textIn(language, found)
    return isRecord(record) ? (record[name] ?? null) : null
  }, value)
}

const isEmpty = (value: unknown) => value === null || value === ''

/** Brings `record` into `shape`, with the texts of `language`. */
export function read(shape: Shape, record: unknown, language: string): unknown {
  const at = (path: string) => valueAt(record, path, language)
  if (typeof shape === 'string') return at(shape)
  switch (shape.kind) {
    case 'object':
      if (shape.needs.some((path) => isEmpty(at(path)))) return null
      return Object.fromEntries(
        Object.entries(shape.entries).map(([name, entry]) => [name, read(entry, record, language)]),
      )
    case 'picture':
      return { id: at(shape.path), alt: at(`${shape.path}_alt`) }
    case 'pair':
      return ['_1', '_2'].map((suffix) => ({ id: at(shape.path + suffix) }))
    case 'first':
      return shape.paths.map(at).find((value) => !isEmpty(value)) ?? null
    case 'texts': {
      const entries = at(shape.path)
      return Array.isArray(entries) ? entries.map((entry) => (isRecord(entry) ? entry.text : entry)) : []
    }
    case 'rows': {
      const records = at(shape.path)
      return Array.isArray(records) ? records.map((row) => read(shape.shape, row, language)) : []
    }
    case 'inLanguage': {
      const text = textIn(language, at(shape.path))
      return isRecord(text) ? [read(shape.shape, text, language)] : []
    }
  }
}
