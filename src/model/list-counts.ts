import * as v from 'valibot'

const Count = v.pipe(v.number(), v.integer())

/**
 * The counts of a list under its filters: pages, and items on all of them, which a content server may
 * leave out.
 */
export const listCounts = { total_pages: Count, total: v.optional(Count) }
