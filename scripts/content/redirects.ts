import * as v from 'valibot'
import { RedirectRule } from '#worker/redirects/rule.ts'
import { RedirectTable } from '#worker/redirects/table.ts'
import { canonicalPage } from '#worker/http/canonical-address.ts'
import { identityOf } from './faults.ts'
import type { ContentReader } from './reader.ts'

const Host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, 'Write a host such as "docs.example.com"'))
const Redirects = v.strictObject({ hosts: v.array(Host), rules: v.array(RedirectRule) })
const Links = v.looseObject({ link_button: v.record(v.string(), v.string()) })

/** The fault in the addresses of a rule, as `field: reason`. */
function faultOf({ from, to, status }: RedirectRule, pages: readonly string[]): string | undefined {
  const pathOf = (address: string) => canonicalPage(new URL(address, 'https://site').pathname).path
  if (pages.includes(pathOf(from))) return `from: there is a page at "${from}", so the rule would do nothing`
  if (status === 410 || !to) return undefined
  const isFolder = to.endsWith('/*')
  if (isFolder && !from.endsWith('/*')) return 'to: "*" takes the rest of a "from" that ends in "/*"'
  const path = pathOf(to).replace(/\*$/, '')
  const isPage = pages.some((page) => (isFolder ? `${page}/`.startsWith(path) : page === path))
  return to.startsWith('/') && !isPage ? `to: no page at "${to}"` : undefined
}

/** The redirect rules (docs/content.md), with faults. `pages` are the paths of all pages without language. */
export function compileRedirects(reader: ContentReader, pages: ReadonlySet<string>): RedirectRule[] | undefined {
  const redirects = reader.json('redirects.json', Redirects)
  const site = reader.json('site.json', Links)
  if (!redirects || !site) return undefined
  const { hosts, rules } = redirects
  const linked = Object.values(site.link_button).flatMap((url) => URL.parse(url)?.host ?? [])
  const { faults } = new RedirectTable(rules, new Set([...hosts, ...linked]))
  for (const [index, rule] of rules.entries()) {
    const left = faults.find((fault) => fault.rule === rule)
    const fault = left ? `to: ${left.good}` : faultOf(rule, [...pages])
    if (fault) reader.fault('redirects.json', `rules.${index}.${fault}${identityOf(rule)}`)
  }
  return rules
}
