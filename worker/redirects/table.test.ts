import { expect, test } from 'vitest'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { seededRandom } from '#tests/support/random.ts'
import { canonicalPath } from '#worker/http/canonical-address.ts'
import type { RedirectRule } from './rule.ts'
import { RedirectTable } from './table.ts'

/** The rule of `path`, by a lookup of each folder's full path. */
function slowRule(table: Map<string, RedirectRule>, path: string) {
  const exact = table.get(path)
  if (exact) return { rule: exact, rest: '' }
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const rule = table.get(`${path.slice(0, end)}/*`)
    if (rule) return { rule, rest: path.slice(end + 1) }
  }
  return undefined
}

function slowFind(rules: RedirectRule[], pathname: string) {
  const table = new Map(rules.map((rule) => [canonicalPath(rule.from), rule]))
  const { locale: asked, path } = splitLocale(canonicalPath(pathname))
  const found = slowRule(table, canonicalPath(pathname)) ?? slowRule(table, path)
  if (!found) return undefined
  const { rule, rest } = found
  if (rule.status === 410) return { to: localizePath(asked, '/gone'), status: 410 }
  const to = rule.to ?? ''
  const target = splitLocale(to.endsWith('/*') ? to.slice(0, -1) + rest : to)
  return { to: localizePath(target.locale === 'en' ? asked : target.locale, target.path), status: rule.status }
}

test('the table finds the same rule as a slow lookup', () => {
  const { below, pick } = seededRandom(11)
  const path = (most: number) =>
    pick(['', '', '/vi', '/cn', '/vi/trang']) +
    Array.from({ length: 1 + below(most) }, () => `/${pick(['a', 'B', 'terms-of-use'])}`).join('')
  const rule = (): RedirectRule => {
    const from = path(3) + pick(['', '/*'])
    const status = pick([301, 302, 307, 308, 410] as const)
    return status === 410 ? { from, status } : { from, to: path(2) + pick(['', '/*']), status }
  }
  let matches = 0
  for (let count = 0; count < 1000; count += 1) {
    const rules = Array.from({ length: below(8) }, rule)
    const table = new RedirectTable(rules)
    const left = new Set(table.faults.map(({ rule }) => canonicalPath(rule.from)))
    const good = rules.filter(({ from }) => !left.has(canonicalPath(from)))
    for (const pathname of [...Array.from({ length: 10 }, () => path(5) + pick(['', '/'])), '/', '/vi']) {
      const expected = slowFind(good, pathname)
      expect({ rules, pathname, found: table.find(pathname) }).toEqual({ rules, pathname, found: expected })
      if (expected) matches += 1
    }
  }
  expect(matches).toBeGreaterThan(1000)
})

test('a folder rule takes the rest of a long path', () => {
  const table = new RedirectTable([{ from: '/b/*', to: '/knowledge-base/*', status: 301 }])
  expect(table.find('/b'.repeat(8000))).toEqual({ to: `/knowledge-base${'/b'.repeat(7999)}`, status: 301 })
})

test('the table finds each of 10,000 rules; the last of two for one address wins', () => {
  const rules = Array.from({ length: 10_000 }, (_, index): RedirectRule => ({
    from: `/old/${index % 9999}`,
    to: `/new/${index}`,
    status: 301,
  }))
  const table = new RedirectTable(rules)
  for (const [index] of rules.entries())
    expect(table.find(`/old/${index % 9999}`)).toEqual({ to: `/new/${index === 0 ? 9999 : index}`, status: 301 })
})

const moved = (from: string, to: string): RedirectRule => ({ from, to, status: 301 })
/** The `from` of the rules that a table of `rules` skips. */
const leftOut = (...rules: [from: string, to: string][]) =>
  new RedirectTable(rules.map(([from, to]) => moved(from, to))).faults.map(({ rule }) => rule.from)

test.each<[what: string, rules: Parameters<typeof leftOut>, left: string[]]>([
  ['itself', [['/self/*', '/self/*']], ['/self/*']],
  ['deeper and deeper', [['/help/*', '/help/x/*']], ['/help/*']],
  [
    'each other',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['/a', '/b'],
  ],
  [
    'each other in one language',
    [
      ['/vi/a', '/b'],
      ['/b', '/a'],
    ],
    ['/vi/a'],
  ],
  [
    'each other through folders',
    [
      ['/a/*', '/b/c/*'],
      ['/b/*', '/a/*'],
    ],
    ['/a/*', '/b/*'],
  ],
  [
    'a loop of others',
    [
      ['/old', '/a'],
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['/a', '/b'],
  ],
  ['six rules', [1, 2, 3, 4, 5, 6].map((at) => [`/${at}`, `/${at + 1}`]), ['/1']],
  [
    'a loop of seven',
    [0, 1, 2, 3, 4, 5, 6].map((at) => [`/${at}`, `/${(at + 1) % 7}`]),
    ['/0', '/1', '/2', '/3', '/4', '/5', '/6'],
  ],
  [
    'an end',
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', 'https://site.example/a'],
    ],
    [],
  ],
  [
    'another language',
    [
      ['/vi/a', '/b'],
      ['/cn/b', '/'],
    ],
    [],
  ],
])('rules that lead to %s: endless ones are skipped', (_what, rules, left) => {
  expect(leftOut(...rules)).toEqual(left)
})

test('a rule that leads to a loop of others stays, and a chain ends where an address is gone', () => {
  const gone = { from: '/gone', status: 410 }
  const table = new RedirectTable([moved('/old', '/a'), moved('/a', '/a'), moved('/before', '/gone'), gone])
  expect(table.find('/old')).toEqual({ to: '/a', status: 301 })
  expect(table.find('/a')).toBeUndefined()
  expect(table.find('/before')).toEqual({ to: '/gone', status: 301 })
})
