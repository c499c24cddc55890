/**
 * How the work on a redirect table grows: `node bench/redirects.ts` prints, for tables of each
 * kind, the CPU time that finding chains and loops takes with 5,000 rules, that of a look-up, and
 * how many times as long it all takes as with a tenth of the rules. Linear work gives about 10 for
 * the check, 1 for a look-up; work that grows with the square gives 100.
 */
import { findChains } from '#worker/redirects/chains.ts'
import { rangesOf } from '#worker/redirects/ranges.ts'
import type { RedirectRule } from '#worker/redirects/rule.ts'
import { RedirectTable } from '#worker/redirects/table.ts'

const most = 5000
const runs = 9
const lookups = 2000

const moved = (from: string, to: string): RedirectRule => ({ from, to, status: 301 })
const kinds: Record<string, (index: number, count: number) => RedirectRule> = {
  'exact rules': (i) => moved(`/old/${i}`, `/new/${i}`),
  folders: (i) => moved(`/old-${i}/*`, `/new-${i}/*`),
  'one folder in seven': (i) => moved(i % 7 ? `/f-${i % 200}/${i}` : `/f-${i % 200}/s-${i}/*`, '/new/*'),
  'one chain': (i) => moved(`/x-${i}`, `/x-${i + 1}`),
  'one loop of folders': (i, count) => moved(`/x-${i}/*`, `/x-${(i + 1) % count}/*`),
  'folders that lead to a folder with rules': (i) => (i % 2 ? moved(`/old-${i}/*`, '/new/*') : moved(`/new/${i}`, '/')),
}
const paths: Record<string, (index: number) => string> = {
  'a page': () => '/knowledge-base/first-week',
  'a rule': (i) => `/old/${i}`,
  'a long path': () => '/b'.repeat(8000),
}

/**
 * CPU time of `work` in ms: the least of several runs, the one that other processes disturbed
 * least.
 */
export function cpuMs(work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const started = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** Times in ms with `most` rules, and how many times as long they take as with a tenth of them. */
export interface Growth {
  what: string
  ms: number
  growth: number
}

/** Measures checks of tables of each kind, and look-ups in a table of 5,000 exact rules. */
export function measureRedirects(): Growth[] {
  const grown = (what: string, timeOf: (count: number) => number): Growth => {
    const [few, many] = [timeOf(most / 10), timeOf(most)]
    return { what, ms: many, growth: many / few }
  }
  const checks = Object.entries(kinds).map(([kind, rule]) =>
    grown(`check: ${kind}`, (count) => {
      const rules = Array.from({ length: count }, (_, index) => rule(index, count))
      return cpuMs(() => findChains(rules.map(rangesOf)))
    }),
  )
  const finds = Object.entries(paths).map(([kind, path]) =>
    grown(`look-up: ${kind}`, (count) => {
      const table = new RedirectTable(
        Array.from({ length: count }, (_, index) => moved(`/old/${index}`, `/new/${index}`)),
      )
      const all = () => Array.from({ length: lookups }, (_, index) => table.find(path(index % count)))
      return cpuMs(all) / lookups
    }),
  )
  return [...checks, ...finds]
}

if (import.meta.main)
  for (const { what, ms, growth } of measureRedirects())
    console.log(`${what.padEnd(50)} ${ms.toFixed(4).padStart(10)} ms  × ${growth.toFixed(1)}`)
