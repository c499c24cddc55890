import { expect, test } from 'vitest'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { seededRandom } from '#tests/support/random.ts'
import { canonicalPath } from '#worker/routing/canonical-address.ts'
import { foldersOf } from './ranges.ts'
import type { RedirectRule } from './rule.ts'
import { RedirectTable } from './table.ts'

/** The rule of `path`: each of its folders is looked up by its whole name. */
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
  if (rule.status === 410) return { status: 410 }
  const target = splitLocale(rule.to.endsWith('/*') ? rule.to.slice(0, -1) + rest : rule.to)
  return { to: localizePath(target.locale === 'en' ? asked : target.locale, target.path), status: rule.status }
}

test('an address has the rule that looking up its folders one by one finds', () => {
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
    for (const pathname of [...Array.from({ length: 10 }, () => path(5) + pick(['', '/'])), '/', '/vi']) {
      const expected = slowFind(rules, pathname)
      expect({ rules, pathname, found: table.find(pathname) }).toEqual({ rules, pathname, found: expected })
      if (expected) matches += 1
    }
  }
  expect(matches).toBeGreaterThan(1000)
})

test('of a long path only as many folders are looked up as a rule can have', () => {
  expect(foldersOf('/b'.repeat(8000), 3)).toEqual(['/', '/b', '/b/b', '/b/b/b'])
  const deepest = `${'/b'.repeat(16)}`
  const table = new RedirectTable([{ from: `${deepest}/*`, to: '/knowledge-base/*', status: 301 }])
  const found = { to: `/knowledge-base${'/b'.repeat(7984)}`, status: 301 }
  expect(table.find('/b'.repeat(8000))).toEqual(found)
})

test('of a long path the folder takes the rest', () => {
  const table = new RedirectTable([{ from: '/b/*', to: '/knowledge-base/*', status: 301 }])
  expect(table.find('/b'.repeat(8000))).toEqual({ to: `/knowledge-base${'/b'.repeat(7999)}`, status: 301 })
})

test('each of 10,000 rules is found, and of two for one address the last', () => {
  const rules = Array.from({ length: 10_000 }, (_, index): RedirectRule => ({
    from: `/old/${index % 9999}`,
    to: `/new/${index}`,
    status: 301,
  }))
  const table = new RedirectTable(rules)
  for (const [index] of rules.entries())
    expect(table.find(`/old/${index % 9999}`)).toEqual({ to: `/new/${index === 0 ? 9999 : index}`, status: 301 })
})
