import * as v from 'valibot'
import { CategoryFilter, PageNumber } from '#model/filters.ts'
import { maxSearchLength } from '#model/limits.ts'
import { listPath, parseFilter } from '#ui/list/list-filter.ts'

const ListFilter = v.object({
  q: v.optional(v.string(), ''),
  category: v.optional(CategoryFilter, 'all'),
  page: PageNumber,
})
export type ListFilter = v.InferOutput<typeof ListFilter>

/**
 * Reads the filter from the query of the list; `undefined` for an unknown category or page.
 * Parameters are trimmed and cut off like in the gateway: browser and server have the same list.
 */
export function listFilter(search: { q?: string; category?: string; page?: string }): ListFilter | undefined {
  const value = (text: string | undefined) => text?.trim().slice(0, maxSearchLength) || undefined
  const { q, category, page } = search
  return parseFilter(ListFilter, { q: value(q), category: value(category), page: value(page) })
}

/** The address of a page of the list. */
export const articlesPath = ({ q, category, page }: Partial<ListFilter>) =>
  listPath('/knowledge-base', { q, category, page })
