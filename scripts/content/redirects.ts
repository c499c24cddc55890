import * as v from 'valibot'
import { GoneRule, MovedRule, statusSentence, type RedirectRule } from '#worker/redirects/rule.ts'
import { findChains } from '#worker/redirects/chains.ts'
import { firstPage, rangesOf, takenAddress } from '#worker/redirects/ranges.ts'
import { nameOf } from './faults.ts'
import type { ContentReader } from './reader.ts'

const file = 'redirects.json'
const hostSentence = 'Write a host such as "docs.example.com"'
const Redirects = v.strictObject({
  hosts: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, hostSentence))),
  rules: v.array(
    v.variant('status', [v.strictObject(MovedRule.entries), v.strictObject(GoneRule.entries)], statusSentence),
  ),
})
const Links = v.looseObject({ link_button: v.record(v.string(), v.string()) })

/** What is wrong with the addresses of a rule, as `field: reason`. */
function faultsOf(rule: RedirectRule, hosts: ReadonlySet<string>, pages: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const { from, to } = rangesOf(rule)
  const hidden = firstPage(from, pages)
  if (hidden) faults.push(`from: "${rule.from}" hides the page "${hidden}"`)
  if (takenAddress(from)) faults.push(`from: the site itself answers at "${rule.from}"; the rule would do nothing`)
  if (rule.status === 410) return faults
  if (rule.to.endsWith('/*') && !from.open) faults.push('to: "*" takes the rest of a "from" that ends in "/*"')
  if (!to) {
    const { host } = new URL(rule.to)
    if (!hosts.has(host)) faults.push(`to: an open redirect: add "${host}" to hosts if it is yours`)
  } else if (!firstPage(to, pages)) {
    faults.push(`to: no page at "${rule.to}"`)
  }
  return faults
}

/**
 * The redirect table (docs/content.md). Faults: an address twice, a hidden page, a target that is
 * no page, on a host that nobody named, or redirected itself.
 * @param pages paths of all pages, without language
 */
export function compileRedirects(reader: ContentReader, pages: ReadonlySet<string>): RedirectRule[] | undefined {
  const redirects = reader.json(file, Redirects)
  const site = reader.json('site.json', Links)
  if (!redirects || !site) return undefined
  const linked = Object.values(site.link_button).flatMap((url) => URL.parse(url)?.host ?? [])
  const hosts = new Set([...redirects.hosts, ...linked])
  const ranges = redirects.rules.map(rangesOf)
  const chains = findChains(ranges)
  const firstOf = new Map<string, number>()
  for (const [index, rule] of redirects.rules.entries()) {
    const fault = (message: string) => {
      reader.fault(file, `rules.${index}.${message}${message.includes(`"${rule.from}"`) ? '' : nameOf(rule)}`)
    }
    for (const message of faultsOf(rule, hosts, pages)) fault(message)
    const key = JSON.stringify(ranges[index]?.from)
    const first = firstOf.get(key)
    if (first === undefined) firstOf.set(key, index)
    else fault(`from: "${rule.from}" is that of rules.${first}, too`)
    const chain = chains[index]
    if (chain?.isLoop) fault(`to: a loop: "${rule.from}" leads back to itself`)
    else if (chain) fault(`to: a chain: rules.${chain.next} redirects it again; write where it ends`)
  }
  return redirects.rules
}
