import * as v from 'valibot'
import { GoneRule, MovedRule, type RedirectRule } from '#features/redirects/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { splitLocale } from '#i18n/paths.ts'
import { canonicalPath } from '#worker/canonical-address.ts'
import type { ContentReader } from './reader.ts'

const file = 'redirects.json'
const hostSentence = 'Write a host such as "docs.example.com"'
const Redirects = v.strictObject({
  hosts: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, hostSentence))),
  rules: v.array(v.variant('status', [v.strictObject(MovedRule.entries), v.strictObject(GoneRule.entries)])),
})
const Links = v.looseObject({ link_button: v.record(v.string(), v.string()) })

/** What the worker answers before it looks into the table (worker/app.ts), and pages that no file stands for. */
const taken = [
  '/.well-known/security.txt',
  '/api',
  '/assets',
  '/builds',
  '/healthz',
  '/llms.txt',
  '/media',
  '/newsletter',
  '/robots.txt',
  '/sitemap.xml',
]

/** The addresses that one side of a rule stands for: a path of every language or of one, with all below it when `open`. */
interface Range {
  locale: Locale | undefined
  path: string
  open: boolean
}

function rangeOf(address: string): Range {
  const { pathname } = new URL(address, 'https://site')
  const open = pathname.endsWith('/*')
  const { locale, path } = splitLocale(canonicalPath(open ? pathname.slice(0, -2) || '/' : pathname))
  return { locale: locale === defaultLocale ? undefined : locale, path, open }
}

const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder === '/' ? folder : `${folder}/`)

/** Whether some address belongs to both. */
function meet(a: Range, b: Range): boolean {
  if (a.locale && b.locale && a.locale !== b.locale) return false
  return a.path === b.path || (a.open && isBelow(b.path, a.path)) || (b.open && isBelow(a.path, b.path))
}

interface Rule {
  from: Range
  /** Where it leads within the site. */
  to: Range | undefined
}

function ruleOf(rule: RedirectRule): Rule {
  const from = rangeOf(rule.from)
  if (rule.status === 410 || !rule.to.startsWith('/')) return { from, to: undefined }
  const to = rangeOf(rule.to)
  return { from, to: { ...to, locale: to.locale ?? from.locale } }
}

/** The rules that `rule` leads to, but for addresses that have a rule of their own on this side, too. */
function nextRules({ from, to }: Rule, rules: Rule[]): Rule[] {
  if (!to) return []
  const isMet = (path: string) => rules.some((other) => !other.from.open && other.from.path === path)
  return rules.filter((next) => {
    const isPart = to.open && !next.from.open && next.from.path !== to.path
    return meet(to, next.from) && !(isPart && isMet(from.path + next.from.path.slice(to.path.length)))
  })
}

/** The rules that `rule` leads to in any number of steps. */
function reach(rule: Rule, rules: Rule[]): Set<Rule> {
  const reached = new Set<Rule>()
  const open = nextRules(rule, rules)
  for (const next of open) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...nextRules(next, rules))
  }
  return reached
}

/** What is wrong with the addresses of a rule, as `field: reason`. */
function faultsOf(rule: RedirectRule, hosts: ReadonlySet<string>, pages: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const { from, to } = ruleOf(rule)
  const hidden = from.open ? [...pages].find((page) => isBelow(page, from.path)) : pages.has(from.path) && from.path
  if (hidden) faults.push(`from: "${rule.from}" hides the page "${hidden}"`)
  if (taken.some((path) => isBelow(from.path, path)))
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
  const rules = redirects.rules.map(ruleOf)
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
