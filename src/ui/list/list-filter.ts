import * as v from 'valibot'
import { maxSearchLength } from '#model/limits.ts'
import { section, type ListFilter, type SectionName } from '#model/sections.ts'
import { queryOf } from '#ui/href.ts'

/**
 * The filter that the parameters of an address ask for; `undefined` for an unknown value. They are
 * trimmed and cut off like in the gateway: browser and server have the same list.
 */
export function listFilter<Search extends v.ObjectEntries>({ search }: { search: Search }, parameters: object) {
  const value = (text: unknown) => (typeof text === 'string' && text.trim().slice(0, maxSearchLength)) || undefined
  const values = Object.entries(parameters).map(([name, text]) => [name, value(text)])
  const { success, output } = v.safeParse(v.object(search), Object.fromEntries(values))
  return success ? output : undefined
}

/** The address of a page of a list, without page 1 and a filter that lets everything through. */
export function listPath<Name extends SectionName>(name: Name, filter: Partial<ListFilter<Name>>): string {
  const widest: Record<string, unknown> = { q: '', page: 1 }
  const isNarrower = ([name, value]: [string, unknown]) => value !== (widest[name] ?? 'all')
  return section(name).path + queryOf(Object.fromEntries(Object.entries(filter).filter(isNarrower)))
}
