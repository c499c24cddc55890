import * as v from 'valibot'
import { PageNumber } from '#api/page-number.ts'
import { LevelChoice } from '#features/academy/schema.ts'
import { PostFilter } from '#features/blog/schema.ts'
import { CategoryFilter } from '#features/knowledge-base/schema.ts'
import { UpdateFilter } from '#features/product-updates/schema.ts'
import { splitLocale } from '#i18n/paths.ts'

/**
 * The search parameters of each section with the values that its route takes, in the order of the canonical query.
 * By path without language; every other page has none.
 */
const parametersOf: Record<string, Record<string, v.GenericSchema>> = {
  '/search': { q: v.string() },
  '/knowledge-base': { q: v.string(), category: CategoryFilter, page: PageNumber },
  '/resources/blog': { category: PostFilter, page: PageNumber },
  '/resources/product-updates': { type: UpdateFilter, page: PageNumber },
  '/resources/academy': { level: LevelChoice },
}
/** A longer value is no search that anybody typed; it is cut off, so that it cannot fill the cache. */
const maxLength = 100
/** Nobody types them. */
const controls = /\p{Cc}/gu
/** Stands for every value that a route refuses, so that all of them share one page: its 404. */
const refused = 'unknown'

/**
 * The canonical query of the page at a public path: the parameters of its section that have a value, in fixed order; with `?`, or empty.
 * A value that the route refuses leaves only its parameter, with the same value for all.
 */
export function pageQuery(pathname: string, search: URLSearchParams): string {
  if (search.size === 0) return ''
  const parameters = Object.entries(parametersOf[splitLocale(pathname).path] ?? {}).flatMap(([name, schema]) => {
    const value = search.get(name)?.replace(controls, '').trim().slice(0, maxLength)
    return value ? [{ name, value, known: v.is(schema, value) }] : []
  })
  const unknown = parameters.find(({ known }) => !known)
  if (unknown) return `?${unknown.name}=${refused}`
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]))
  return query.size > 0 ? `?${query}` : ''
}
