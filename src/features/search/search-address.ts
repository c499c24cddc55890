import { hrefOf } from '#ui/href.ts'

/** Longer searches are cut off, as the gateway does (worker/routing/page-query.ts). */
const maxLength = 100

/** The search text of an address, normalized like in the gateway. */
export const searchText = (q = ''): string => q.trim().slice(0, maxLength)

/** The address of a search. */
export const searchPath = (q: string): string => hrefOf('/search', {}, { q })
