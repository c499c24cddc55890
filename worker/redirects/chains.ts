import { foldersOf, type Range, type Ranges } from './ranges.ts'

/** What is wrong with a rule that leads to another rule. */
export interface Chain {
  /** Index of a rule that it leads to. */
  next: number
  /** Whether the way from rule to rule comes back to it. */
  isLoop: boolean
}

type Rules = Map<string, number[]>

function add(rules: Rules, path: string, index: number): void {
  const indexes = rules.get(path)
  if (indexes) indexes.push(index)
  else rules.set(path, [index])
}

/**
 * Finds, for each of `rules`, whether its target is redirected again; `undefined` when it is not. A
 * target meets the exact rules of its path and the folder rules there and above; an open one also
 * all rules below it.
 */
export function findChains(rules: readonly Ranges[]): (Chain | undefined)[] {
  const exact: Rules = new Map()
  const open: Rules = new Map()
  /** All rules below the paths of open targets. */
  const below: Rules = new Map()
  const openTargets = new Set(rules.flatMap(({ to }) => (to?.open ? [to.path] : [])))
  for (const [index, { from }] of rules.entries()) {
    add(from.open ? open : exact, from.path, index)
    for (const folder of foldersOf(from.path))
      if (folder !== from.path && openTargets.has(folder)) add(below, folder, index)
  }

  function nextRule(from: Range, to: Range): number | undefined {
    const isInLocale = (index: number) => !to.locale || (rules[index]?.from.locale ?? to.locale) === to.locale
    for (const indexes of [exact.get(to.path), ...foldersOf(to.path).map((folder) => open.get(folder))]) {
      const next = indexes?.find(isInLocale)
      if (next !== undefined) return next
    }
    /** Whether the address there that leads to `index` has an exact rule of its own. */
    function isTaken(index: number): boolean {
      const target = rules[index]?.from
      if (!target || target.open) return false
      return exact.has((from.path === '/' ? '' : from.path) + target.path.slice(to.path === '/' ? 0 : to.path.length))
    }
    return to.open ? below.get(to.path)?.find((index) => isInLocale(index) && !isTaken(index)) : undefined
  }

  const next = rules.map(({ from, to }) => to && nextRule(from, to))
  const loops = new Set<number>()
  /** The rule from which each one was first reached. */
  const reachedFrom: (number | undefined)[] = []
  for (const start of next.keys()) {
    let index: number | undefined = start
    for (; index !== undefined && reachedFrom[index] === undefined; index = next[index]) reachedFrom[index] = start
    if (index === undefined || reachedFrom[index] !== start) continue
    for (; index !== undefined && !loops.has(index); index = next[index]) loops.add(index)
  }
  return next.map((rule, index) => (rule === undefined ? undefined : { next: rule, isLoop: loops.has(index) }))
}
