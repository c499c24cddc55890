import { maxSegments, type RedirectRule } from './rule.ts'
import type { Redirect } from '#features/redirects/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { canonicalPath } from '#worker/routing/canonical-address.ts'
import { foldersOf } from './ranges.ts'

/** `rest`, the end of a canonical path, as `pathname` wrote it. */
const asWritten = (rest: string, pathname: string) =>
  rest && pathname.split('/').filter(Boolean).slice(-rest.split('/').length).join('/')

/**
 * The target with `rest` in place of its `*`. Another site may be case-sensitive, so it gets the
 * rest as it was written.
 */
function targetOf(to: string, rest: string, asked: Locale, pathname: string): string {
  const withRest = (text: string) => (to.endsWith('/*') ? to.slice(0, -1) + text : to)
  if (!to.startsWith('/')) return withRest(asWritten(rest, pathname))
  const { locale, path } = splitLocale(withRest(rest))
  return localizePath(locale === defaultLocale ? asked : locale, path)
}

/** The redirect rules by their canonical paths. Of two for the same path the last one wins. */
export class RedirectTable {
  readonly #exact = new Map<string, RedirectRule>()
  readonly #folders = new Map<string, RedirectRule>()

  /** @param rules rules that were already checked */
  constructor(rules: readonly RedirectRule[]) {
    for (const rule of rules) {
      const path = canonicalPath(new URL(rule.from, 'https://site').pathname)
      if (path.endsWith('/*')) this.#folders.set(path.slice(0, -2) || '/', rule)
      else this.#exact.set(path, rule)
    }
  }

  /**
   * The redirect of a public path in any form. A rule with a language applies to that one and goes
   * first; the target of one without keeps the language of the request.
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
    const exact = this.#exact.get(path)
    if (exact) return { rule: exact, rest: '' }
    for (const folder of foldersOf(path, maxSegments).toReversed()) {
      const rule = this.#folders.get(folder)
      if (rule) return { rule, rest: path.slice(folder === '/' ? 1 : folder.length + 1) }
    }
    return undefined
  }
}

/** Gives the redirect table. Never rejects. */
export type RedirectSource = () => Promise<RedirectTable>
