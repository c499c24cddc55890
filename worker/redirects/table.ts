import type { Redirect } from '#api/redirects.ts'
import { defaultLocale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { canonicalPath } from '#worker/http/canonical-address.ts'
import type { RedirectRule } from './rule.ts'

/** Maximum number of rules in a chain. */
const maxChain = 5
const site = 'https://site'
const pathOf = (address: string) => new URL(address, site).pathname

/** The canonical path of a rule; a folder ends in a slash. */
const keyOf = ({ from }: RedirectRule) => canonicalPath(pathOf(from)).replace(/\*$/, '')

/** The redirect rules. The last of two rules for the same canonical path wins. */
export class RedirectTable {
  readonly #rules: Map<string, RedirectRule>
  /** Invalid rules, each with a sentence that says what to write instead. The table skips them. */
  readonly faults: readonly { rule: RedirectRule; good: string }[]

  /** @param hosts the other hosts that a rule may lead to; `undefined` allows any */
  constructor(rules: readonly RedirectRule[], hosts?: ReadonlySet<string>) {
    this.#rules = new Map(rules.map((rule) => [keyOf(rule), rule]))
    this.faults = rules.flatMap((rule) => this.#faultOf(rule, hosts) ?? [])
    for (const { rule } of this.faults) this.#rules.delete(keyOf(rule))
  }

  /** Target of a public path in any form; for 410 the page `/gone`. */
  find(pathname: string, search = ''): Redirect | undefined {
    const gonePage = localizePath(splitLocale(canonicalPath(pathname)).locale, '/gone')
    const { rule, to = gonePage } = this.#match(pathname) ?? {}
    const keepsQuery = to.startsWith('/') && !to.includes('?')
    return rule && { to: keepsQuery ? to.replace(/(?=#)|$/, () => search) : to, status: rule.status }
  }

  /** A rule with a language wins. The target of a rule without one keeps the request's language. */
  #match(pathname: string): { rule: RedirectRule; to?: string } | undefined {
    const requested = canonicalPath(pathname)
    const { locale, path } = splitLocale(requested)
    const { rule, rest = [] } = this.#ruleOf(requested) ?? this.#ruleOf(path) ?? {}
    const { to, status } = rule ?? {}
    if (!rule || !to || status === 410) return rule && { rule }
    const isOwn = to.startsWith('/')
    // Another site may be case-sensitive.
    const segments = isOwn || rest.length === 0 ? rest : pathname.split('/').filter(Boolean).slice(-rest.length)
    const address = to.endsWith('/*') ? to.slice(0, -1) + segments.join('/') : to
    if (!isOwn) return { rule, to: address }
    const target = splitLocale(address)
    return { rule, to: localizePath(target.locale === defaultLocale ? locale : target.locale, target.path) }
  }

  /** The exact rule of `path`, else that of its nearest folder; `rest` replaces `*`. */
  #ruleOf(path: string): { rule: RedirectRule; rest: string[] } | undefined {
    const segments = path.split('/')
    for (let end = segments.length + 1; end > 0; end -= 1) {
      const rule = this.#rules.get(end > segments.length ? path : `${segments.slice(0, end).join('/')}/`)
      if (rule) return { rule, rest: segments.slice(end) }
    }
    return undefined
  }

  #faultOf(rule: RedirectRule, hosts: ReadonlySet<string> | undefined) {
    const { host, origin } = new URL(rule.to ?? '/', site)
    if (origin !== site && hosts?.has(host) === false)
      return { rule, good: `Write a path, or a host that the site links to: "${host}" makes it an open redirect` }
    const followed = new Set<RedirectRule>()
    for (let next = this.#match(pathOf(rule.from)); next?.to?.startsWith('/'); next = this.#match(pathOf(next.to))) {
      // A rule that leads to a loop stays; the rules of the loop do not.
      if (followed.has(next.rule) && next.rule !== rule) return undefined
      if (followed.has(next.rule) || followed.size === maxChain)
        return { rule, good: 'Write an address that is not redirected again: this is a loop, or too long a chain' }
      followed.add(next.rule)
    }
    return undefined
  }
}
