import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/random.ts'
import { findChains } from './chains.ts'
import { foldersOf, rangesOf, type Range, type Ranges } from './ranges.ts'
import type { RedirectRule } from './rule.ts'

const isBelow = (path: string, folder: string) => foldersOf(path).includes(folder)

/** Whether some address belongs to both. */
function meet(a: Range, b: Range): boolean {
  if (a.locale && b.locale && a.locale !== b.locale) return false
  return a.path === b.path || (a.open && isBelow(b.path, a.path)) || (b.open && isBelow(a.path, b.path))
}

/** The path of `rest`, which is below `to`, when it is looked for below `from`. */
const moved = (rest: string, to: string, from: string) =>
  from.replace(/^\/$/, '') + rest.slice(to === '/' ? 0 : to.length)

/** Every rule is compared with every other one. */
function nextRules({ from, to }: Ranges, rules: Ranges[]): number[] {
  if (!to) return []
  return rules.flatMap((next, index) => {
    const isPart = to.open && !next.from.open && next.from.path !== to.path
    const own = isPart && moved(next.from.path, to.path, from.path)
    const isMet = rules.some((other) => !other.from.open && other.from.path === own)
    return meet(to, next.from) && !isMet ? [index] : []
  })
}

/** The rules that one leads to, one after another in any way. */
function reachedRules(direct: number[], edges: number[][]): Set<number> {
  const reached = new Set(direct)
  for (const vertex of reached) for (const next of edges[vertex] ?? []) reached.add(next)
  return reached
}

test('chains and loops are among those that comparing every rule with every other one finds', () => {
  const { below, pick } = seededRandom(7)
  const path = () => Array.from({ length: 1 + below(3) }, () => `/${pick(['a', 'b', 'c'])}`).join('')
  const side = () => pick(['', '', '/vi', '/cn']) + path() + pick(['', '', '/*'])
  const rule = (): RedirectRule => {
    const status = pick([301, 301, 301, 410] as const)
    if (status === 410) return { from: side(), status }
    return { from: side(), to: pick([side(), side(), side(), '/', '/*', 'https://site.example/*']), status }
  }
  let loops = 0
  let chains = 0
  for (let count = 0; count < 3000; count += 1) {
    const written = Array.from({ length: 1 + below(10) }, rule)
    const rules = written.map(rangesOf)
    const found = findChains(rules)
    const edges = rules.map((each) => nextRules(each, rules))
    // With one way on, what is in a loop is always called one.
    const isPlain = edges.every(({ length }) => length < 2)
    const wrong = found.filter((chain, index) => {
      const direct = edges[index] ?? []
      if (!chain) return direct.length > 0
      const isLoop = reachedRules(direct, edges).has(index)
      return !direct.includes(chain.next) || (isPlain ? chain.isLoop !== isLoop : chain.isLoop && !isLoop)
    })
    expect({ written, wrong }).toEqual({ written, wrong: [] })
    loops += found.filter((chain) => chain?.isLoop).length
    chains += found.filter((chain) => chain && !chain.isLoop).length
  }
  expect(loops).toBeGreaterThan(900)
  expect(chains).toBeGreaterThan(1000)
})

const many = 10_000
const table = (rule: (index: number) => RedirectRule) =>
  Array.from({ length: many }, (_, index) => rangesOf(rule(index)))

test.each<[what: string, rule: (index: number) => RedirectRule, chained: number, looped: number]>([
  ['exact rules', (i) => ({ from: `/old/${i}`, to: `/new/${i}`, status: 301 }), 0, 0],
  ['folders', (i) => ({ from: `/old-${i}/*`, to: `/new-${i}/*`, status: 301 }), 0, 0],
  ['exact rules in one chain', (i) => ({ from: `/x-${i}`, to: `/x-${i + 1}`, status: 301 }), many - 1, 0],
  ['folders in one loop', (i) => ({ from: `/x-${i}/*`, to: `/x-${(i + 1) % many}/*`, status: 301 }), many, many],
  [
    'folders that lead to a folder with many rules',
    (i) => (i % 2 ? { from: `/old-${i}/*`, to: '/new/*', status: 301 } : { from: `/new/${i}`, to: '/', status: 301 }),
    many / 2,
    0,
  ],
  [
    'folders with rules of their own that lead to one another',
    (i) => ({ from: `/f-${i % 200}/${i < 200 ? '*' : i}`, to: `/f-${(i + 1) % 200}/*`, status: 301 }),
    many,
    200,
  ],
])('a table of 10,000 %s is checked in one go', (_what, rule, chained, looped) => {
  const found = findChains(table(rule)).filter((chain) => chain !== undefined)
  expect(found.length).toBe(chained)
  expect(found.filter(({ isLoop }) => isLoop).length).toBe(looped)
})
