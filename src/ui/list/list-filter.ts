import * as v from 'valibot'
import { maxSearchLength } from '#model/limits.ts'
import { section, type ListFilter, type SectionName } from '#model/sections.ts'
import { queryOf } from '#ui/href.ts'

/** The filter of an address; `undefined` for an unknown value. It trims and cuts texts like the gateway. */
export function listFilter<Search extends v.ObjectEntries>({ search }: { search: Search }, parameters: object) {
  const value = (text: unknown) => (typeof text === 'string' && text.trim().slice(0, maxSearchLength)) || undefined
  const values = Object.entries(parameters).map(([name, text]) => [name, value(text)])
  const { success, output } = v.safeParse(v.object(search), Object.fromEntries(values))
  return success ? output : undefined
}

/** The address of a page of a list. It leaves out page 1 and filters that match everything. */
export function listPath<Name extends SectionName>(name: Name, filter: Partial<ListFilter<Name>>): string {
  const widest: Record<string, unknown> = { q: '', page: 1 }
  const isNarrower = ([name, value]: [string, unknown]) => value !== (widest[name] ?? 'all')
  return section(name).path + queryOf(Object.fromEntries(Object.entries(filter).filter(isNarrower)))
}
