import type { Redirect } from '#api/redirects.ts'
import { defaultLocale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { canonicalPath } from '#worker/http/canonical-address.ts'
import type { RedirectRule } from './rule.ts'

/** Most rules in a chain. */
const maxChain = 5
const site = 'https://site'
const pathOf = (address: string) => new URL(address, site).pathname

/** The canonical path of a rule; that of a folder ends in a slash. */
const keyOf = ({ from }: RedirectRule) => canonicalPath(pathOf(from)).replace(/\*$/, '')

/** The redirect rules by their canonical paths. Of two for the same path the last one wins. */
export class RedirectTable {
  readonly #rules: Map<string, RedirectRule>
  /** The rules that were left out, each with a sentence that says what to write instead. */
  readonly faults: readonly { rule: RedirectRule; good: string }[]

  /** @param hosts the other hosts that a rule may lead to; without them any */
  constructor(rules: readonly RedirectRule[], hosts?: ReadonlySet<string>) {
    this.#rules = new Map(rules.map((rule) => [keyOf(rule), rule]))
    this.faults = rules.flatMap((rule) => this.#faultOf(rule, hosts) ?? [])
    for (const { rule } of this.faults) this.#rules.delete(keyOf(rule))
  }

  /** Where a public path in any form leads; for an address that is gone the page that says so. */
  find(pathname: string, search = ''): Redirect | undefined {
    const gonePage = localizePath(splitLocale(canonicalPath(pathname)).locale, '/gone')
    const { rule, to = gonePage } = this.#match(pathname) ?? {}
    const keepsQuery = to.startsWith('/') && !to.includes('?')
    return rule && { to: keepsQuery ? to.replace(/(?=#)|$/, () => search) : to, status: rule.status }
  }

  /** A rule with a language goes first; the target of one without keeps the language of the request. */
  #match(pathname: string): { rule: RedirectRule; to?: string } | undefined {
    const asked = canonicalPath(pathname)
    const { locale, path } = splitLocale(asked)
    const { rule, rest = [] } = this.#ruleOf(asked) ?? this.#ruleOf(path) ?? {}
    const { to, status } = rule ?? {}
    if (!rule || !to || status === 410) return rule && { rule }
    const isOwn = to.startsWith('/')
    // Another site may be case-sensitive, so it gets the rest as it was written.
    const segments = isOwn || rest.length === 0 ? rest : pathname.split('/').filter(Boolean).slice(-rest.length)
    const address = to.endsWith('/*') ? to.slice(0, -1) + segments.join('/') : to
    if (!isOwn) return { rule, to: address }
    const target = splitLocale(address)
    return { rule, to: localizePath(target.locale === defaultLocale ? locale : target.locale, target.path) }
  }

  /** The exact rule of `path`, else that of its nearest folder; `rest` is what `*` stands for. */
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
      // A rule that only leads to a loop stays: the rules of the loop go.
      if (followed.has(next.rule) && next.rule !== rule) return undefined
      if (followed.has(next.rule) || followed.size === maxChain)
        return { rule, good: 'Write an address that is not redirected again: this is a loop, or too long a chain' }
      followed.add(next.rule)
    }
    return undefined
  }
}
