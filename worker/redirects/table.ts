import type { RedirectRule } from './rule.ts'
import type { Redirect } from '#features/redirects/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { canonicalPath } from '#worker/routing/canonical-address.ts'
import { PathTree } from './path-tree.ts'

/** `rest`, the end of a canonical path, as `pathname` wrote it. */
const asWritten = (rest: string, pathname: string) =>
  rest && pathname.split('/').filter(Boolean).slice(-rest.split('/').length).join('/')

/** The target with `rest` in place of its `*`; on another site, which may tell upper from lower case, as it was written. */
function targetOf(to: string, rest: string, asked: Locale, pathname: string): string {
  const withRest = (text: string) => (to.endsWith('/*') ? to.slice(0, -1) + text : to)
  if (!to.startsWith('/')) return withRest(asWritten(rest, pathname))
  const { locale, path } = splitLocale(withRest(rest))
  return localizePath(locale === defaultLocale ? asked : locale, path)
}

/** The rules of the redirect table by the canonical form of what they are for. Of two for the same addresses the last one counts. */
export class RedirectTable {
  readonly #tree = new PathTree<{ exact?: RedirectRule; folder?: RedirectRule }>(() => ({}))

  /** @param rules those that may be followed: what is wrong with a rule is said where it comes from */
  constructor(rules: readonly RedirectRule[]) {
    for (const rule of rules) {
      const path = canonicalPath(new URL(rule.from, 'https://site').pathname)
      if (path.endsWith('/*')) this.#tree.add(path.slice(0, -2)).value.folder = rule
      else this.#tree.add(path).value.exact = rule
    }
  }

  /**
   * What the table says of a public path, in whatever form it was written. A rule without a language is for all, and its target stays in the
   * language that was asked for; one with a language (`/vi/tin-tuc/*`) is for that one and goes first.
   */
  find(pathname: string): Redirect | { status: 410 } | undefined {
    const asked = canonicalPath(pathname)
    const { locale, path } = splitLocale(asked)
    const found = this.#ruleOf(asked) ?? (path === asked ? undefined : this.#ruleOf(path))
    if (!found) return undefined
    const { rule, rest } = found
    return rule.status === 410
      ? { status: 410 }
      : { to: targetOf(rule.to, rest, locale, pathname), status: rule.status }
  }

  /** The exact rule of `path`, else that of its nearest folder; `rest` is what `*` stands for. */
  #ruleOf(path: string): { rule: RedirectRule; rest: string } | undefined {
    let found: { rule: RedirectRule; rest: string } | undefined
    for (const { node, end } of this.#tree.nodesTo(path)) {
      const { exact, folder } = node.value
      if (exact && end === path.length) return { rule: exact, rest: '' }
      if (folder) found = { rule: folder, rest: path.slice(end + 1) }
    }
    return found
  }
}

/** Gives the redirect table. Never rejects: no rules, no redirects. */
export type RedirectSource = () => Promise<RedirectTable>
