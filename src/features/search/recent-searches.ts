import * as v from 'valibot'
import { recentSearchesKey } from '#model/stored.ts'
import { readStored, store } from '#ui/store.ts'

const maxRecent = 5
const Recent = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** The last searches of this visit, newest first. */
export function recentSearches(): string[] {
  const { success, output } = v.safeParse(Recent, readStored('sessionStorage', recentSearchesKey) ?? '[]')
  return success ? output : []
}

/** Remembers a search that led to a page. */
export function rememberSearch(q: string): void {
  const others = recentSearches().filter((other) => other !== q)
  if (q !== '') store('sessionStorage', recentSearchesKey, JSON.stringify([q, ...others].slice(0, maxRecent)))
}
