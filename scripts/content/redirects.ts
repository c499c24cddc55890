import * as v from 'valibot'
import { GoneRule, MovedRule, type RedirectRule } from '#worker/redirect-rule.ts'
import { hiddenBy, isBelow, rangesOf, reach, takenAddresses } from '#worker/redirect-ranges.ts'
import type { ContentReader } from './reader.ts'

const file = 'redirects.json'
const hostSentence = 'Write a host such as "docs.example.com"'
const Redirects = v.strictObject({
  hosts: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, hostSentence))),
  rules: v.array(v.variant('status', [v.strictObject(MovedRule.entries), v.strictObject(GoneRule.entries)])),
})
const Links = v.looseObject({ link_button: v.record(v.string(), v.string()) })

/** What is wrong with the addresses of a rule, as `field: reason`. */
function faultsOf(rule: RedirectRule, hosts: ReadonlySet<string>, pages: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const { from, to } = rangesOf(rule)
  const hidden = hiddenBy(from, pages)
  if (hidden) faults.push(`from: "${rule.from}" hides the page "${hidden}"`)
  if (takenAddresses.some((path) => isBelow(from.path, path)))
    faults.push(`from: the site itself answers at "${rule.from}"; the rule would do nothing`)
  if (rule.status === 410) return faults
  if (rule.to.endsWith('/*') && !from.open) faults.push('to: "*" takes the rest of a "from" that ends in "/*"')
  if (!to) {
    const { host } = new URL(rule.to)
    if (!hosts.has(host)) faults.push(`to: an open redirect: add "${host}" to hosts if it is yours`)
  } else if (to.open ? ![...pages].some((page) => isBelow(page, to.path)) : !pages.has(to.path)) {
    faults.push(`to: no page at "${rule.to}"`)
  }
  return faults
}

/**
 * The redirect table (docs/content.md). Faults: an address twice, a hidden page, a target that is no page, on a host that nobody named,
 * or redirected itself.
 * @param pages paths of all pages, without language
 */
export async function compileRedirects(
  reader: ContentReader,
  pages: ReadonlySet<string>,
): Promise<RedirectRule[] | undefined> {
  const [redirects, site] = await Promise.all([reader.json(file, Redirects), reader.json('site.json', Links)])
  if (!redirects || !site) return undefined
  const hosts = new Set([...redirects.hosts, ...Object.values(site.link_button).map((url) => new URL(url).host)])
  const rules = redirects.rules.map(rangesOf)
  for (const [index, rule] of redirects.rules.entries()) {
    const fault = (message: string) => reader.fault(file, `rules.${index}.${message}`)
    for (const message of faultsOf(rule, hosts, pages)) fault(message)
    const own = rules[index]
    if (!own) continue
    const { locale, path, open } = own.from
    const first = rules.findIndex(({ from }) => from.locale === locale && from.path === path && from.open === open)
    if (first < index) fault(`from: "${rule.from}" is that of rules.${first}, too`)
    const reached = reach(own, rules)
    const [next] = reached
    if (reached.has(own)) fault(`to: a loop: "${rule.from}" leads back to itself`)
    else if (next) fault(`to: a chain: rules.${rules.indexOf(next)} redirects it again; write where it ends`)
  }
  return redirects.rules
}
