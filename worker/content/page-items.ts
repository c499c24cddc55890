import type { PageQuery } from './source.ts'

/** The items of a page, and the counts of the list. */
export const pageItems = <T>(items: readonly T[], { page, limit }: PageQuery) => ({
  total: items.length,
  total_pages: Math.ceil(items.length / limit),
  items: items.slice((page - 1) * limit, page * limit),
})
