import * as v from 'valibot'
import { PageNumber } from '#model/filters.ts'
import { hrefOf } from '#ui/href.ts'
import { CategoryFilter } from './schema.ts'

/** Longer searches are cut off, as the gateway does (worker/routing/page-query.ts). */
const maxLength = 100

const ListFilter = v.object({
  q: v.optional(v.string(), ''),
  category: v.optional(CategoryFilter, 'all'),
  page: PageNumber,
})
export type ListFilter = v.InferOutput<typeof ListFilter>

/**
 * Reads the filter from `?q=&category=&page=`. A missing parameter has its default. Returns
 * `undefined` for an unknown category or page number. Parameters are trimmed and cut off like in
 * the gateway, so that browser and server have the same list.
 */
export function listFilter(search: { q?: string; category?: string; page?: string }): ListFilter | undefined {
  const value = (text: string | undefined) => text?.trim().slice(0, maxLength) || undefined
  const { q, category, page } = search
  const filter = v.safeParse(ListFilter, { q: value(q), category: value(category), page: value(page) })
  return filter.success ? filter.output : undefined
}

/** The address of a page of the list. */
export const articlesPath = ({
  q = '',
  category = 'all',
  page = 1,
}: {
  q?: string
  category?: string
  page?: number
}) =>
  hrefOf(
    '/knowledge-base',
    {},
    { q, category: category === 'all' ? undefined : category, page: page > 1 ? page : undefined },
  )
