import type { MarkedText, SearchAnswer, SearchKind } from './schema.ts'

/** A line of the dialog: a page, or without `path` a search to repeat. */
interface Option {
  path?: string
  title: MarkedText
  excerpt?: MarkedText
}

export interface OptionGroup {
  name: SearchKind | 'recent' | 'nearest'
  options: Option[]
  /** Number of the group's first option; the first of all is 0. */
  first: number
}

const plain = (text: string): MarkedText => [{ text, hit: false }]

/** The groups of the dialog: hits by part of the site, or the nearest titles, or recent searches. */
export function optionGroups(answer: SearchAnswer | undefined, recent: readonly string[]): OptionGroup[] {
  const { items = [], nearest = [] } = answer ?? {}
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const all: Omit<OptionGroup, 'first'>[] = [
    { name: 'recent', options: recent.map((text) => ({ title: plain(text) })) },
    ...kinds.map((name) => ({ name, options: items.filter(({ kind }) => kind === name) })),
    { name: 'nearest', options: nearest.map(({ path, title }) => ({ path, title: plain(title) })) },
  ]
  const groups = all.filter(({ options }) => options.length > 0)
  return groups.map((group, index) => ({
    ...group,
    first: groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  }))
}
