import { foldersOf, type Range, type Ranges } from './ranges.ts'

/** What is wrong with a rule that leads to another rule. */
export interface Chain {
  /** Index of a rule that it leads to. */
  next: number
  /** Whether the way from rule to rule comes back to it. */
  isLoop: boolean
}

/**
 * Finds, for each of `rules`, whether its target is redirected again; `undefined` when it is not. A
 * target meets the exact rules of its path and the folder rules there and above; an open one also
 * all rules below it.
 */
export function findChains(rules: readonly Ranges[]): (Chain | undefined)[] {
  const froms = rules.map(({ from }, index) => ({ ...from, index }))
  const byAddress = Map.groupBy(froms, ({ path, open }) => (open ? `${path}/*` : path))
  const openTargets = new Set(rules.flatMap(({ to }) => (to?.open ? [to.path] : [])))
  /** All rules below the paths of open targets. */
  const below = Map.groupBy(
    froms
      .flatMap((rule) => foldersOf(rule.path).map((folder) => ({ rule, folder })))
      .filter(({ rule, folder }) => folder !== rule.path && openTargets.has(folder)),
    ({ folder }) => folder,
  )

  function nextRule(from: Range, to: Range): number | undefined {
    const isInLocale = ({ locale }: Range) => !to.locale || !locale || locale === to.locale
    for (const met of [to.path, ...foldersOf(to.path).map((folder) => `${folder}/*`)]) {
      const next = byAddress.get(met)?.find(isInLocale)
      if (next) return next.index
    }
    /** Whether the address below `from` that leads to a rule has an exact rule of its own. */
    const isTaken = ({ open, path }: Range) =>
      !open && byAddress.has((from.path === '/' ? '' : from.path) + path.slice(to.path === '/' ? 0 : to.path.length))
    if (!to.open) return undefined
    return below.get(to.path)?.find(({ rule }) => isInLocale(rule) && !isTaken(rule))?.rule.index
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
