import { maxSearchLength } from '#model/limits.ts'
import { queryOf } from '#ui/href.ts'

/** The search text of an address, normalized like in the gateway. */
export const searchText = (q = ''): string => q.trim().slice(0, maxSearchLength)

/** The address of a search. */
export const searchPath = (q: string): string => `/search${queryOf({ q })}`
