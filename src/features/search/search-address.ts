import { hrefOf } from '#ui/href.ts'

/** A longer search is cut off, as the gateway does (worker/routing/page-query.ts). */
const maxLength = 100

/** What is searched for, as the gateway reads it from an address: equal addresses are equal here. */
export const searchText = (q = ''): string => q.trim().slice(0, maxLength)

/** The address of a search. */
export const searchPath = (q: string): string => hrefOf('/search', {}, { q })
