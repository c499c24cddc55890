import type { Locale } from '#i18n/locales.ts'
import { verticesInCycles } from './cycles.ts'
import { PathTree, type PathNode } from './path-tree.ts'
import type { Ranges } from './ranges.ts'

/** What is wrong with a rule that leads to other rules. */
export interface Chain {
  /** Index of the first rule that it leads to. */
  next: number
  /** Whether it leads back to itself, in any number of steps. */
  isLoop: boolean
}

/**
 * A set of rules (by index) that an address can meet: its own, and those of other groups. Many
 * rules lead to one group.
 */
interface Group {
  rules: number[]
  groups: Group[]
  /** The smallest index among all of them; Infinity for an empty group. */
  first: number
}

/**
 * The rules `at` a path itself, the open ones there and in its folders (`up`), all `below` it, or
 * all there and below (`down`).
 */
type Kind = 'at' | 'up' | 'below' | 'down'

/** The rules that begin at a path, exact or open, and the groups made of them so far. */
interface PathRules {
  exact: number[]
  open: number[]
  groups: Map<string, Group>
}

function groupOf(rules: number[], all: Group[]): Group {
  const groups = all.filter(({ first }) => first !== Infinity)
  return { rules, groups, first: groups.reduce((first, group) => Math.min(first, group.first), rules[0] ?? Infinity) }
}

/**
 * Finds, for each of `rules`, whether its target is redirected again; `undefined` when it is not.
 * The rules are edges between parts of a tree of paths, so that a target with thousands of rules
 * below it is one edge, not thousands.
 */
export function findChains(rules: readonly Ranges[]): (Chain | undefined)[] {
  const tree = new PathTree<PathRules>(() => ({ exact: [], open: [], groups: new Map() }))
  for (const [index, { from }] of rules.entries()) {
    const { exact, open } = tree.add(from.path).value
    const list = from.open ? open : exact
    list.push(index)
  }

  /** The rules of `kind` at `node` that an address in `locale` (`undefined`: in any) can meet. */
  function group(kind: Kind, node: PathNode<PathRules>, locale: Locale | undefined): Group {
    const key = `${kind} ${locale}`
    const existing = node.value.groups.get(key)
    if (existing) return existing
    const inLocale = (list: number[]) =>
      locale === undefined ? list : list.filter((index) => (rules[index]?.from.locale ?? locale) === locale)
    const other = (otherKind: Kind, otherNode = node) => group(otherKind, otherNode, locale)
    const make = {
      at: () => groupOf(inLocale(node.value.exact), []),
      up: () => groupOf(inLocale(node.value.open), node.parent ? [other('up', node.parent)] : []),
      below: () =>
        groupOf(
          [],
          [...node.children.values()].map((child) => other('down', child)),
        ),
      down: () => groupOf([], [other('at'), other('up'), other('below')]),
    }
    const made = make[kind]()
    node.value.groups.set(key, made)
    return made
  }

  /** The rules below `to`, but for addresses that have an exact rule of their own below `from`. */
  function below(to: PathNode<PathRules>, from: PathNode<PathRules> | undefined, locale: Locale | undefined): Group[] {
    if (!from?.children.size) return [group('below', to, locale)]
    return [...to.children].flatMap(([segment, child]) => {
      const twin = from.children.get(segment)
      if (!twin) return [group('down', child, locale)]
      const atTarget = twin.value.exact.length > 0 ? [] : [group('at', child, locale)]
      return [...atTarget, group('up', child, locale), ...below(child, twin, locale)]
    })
  }

  function targetOf({ from, to }: Ranges): Group[] {
    if (!to) return []
    const { node, nearest } = tree.find(to.path)
    if (!node) return [group('up', nearest, to.locale)]
    const atTarget = [group('at', node, to.locale), group('up', node, to.locale)]
    return to.open ? [...atTarget, ...below(node, tree.find(from.path).node, to.locale)] : atTarget
  }

  const targets = rules.map((rule) => groupOf([], targetOf(rule)))
  const chained = [...rules.keys()].filter((index) => targets[index]?.groups.length)
  const inLoops = verticesInCycles<number | Group>(chained, (vertex) =>
    typeof vertex === 'number' ? (targets[vertex]?.groups ?? []) : [...vertex.groups, ...vertex.rules],
  )
  return targets.map(({ first }, index) =>
    first === Infinity ? undefined : { next: first, isLoop: inLoops.has(index) },
  )
}
