import { createMiddleware } from 'hono/factory'
import embeddedRules from 'virtual:content/redirects'
import type { RedirectRule } from '#worker/redirect-rule.ts'
import { withQuery, type Redirect } from '#features/redirects/schema.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { canonicalPath } from './canonical-address.ts'
import { gonePage } from './error-page.ts'
import { addressOf, type GatewayEnv } from './gateway-env.ts'
import { stateName } from './page-record.ts'
import type { Settings } from './settings.ts'

/** Gives the rules of the redirect table, the same array until they change. Never rejects: no rules, no redirects. */
export type RedirectSource = () => Promise<readonly RedirectRule[]>

/** The rules of `content/redirects.json`. */
export const embeddedRedirects: RedirectSource = async () => embeddedRules

type Table = Map<string, RedirectRule>

const tables = new WeakMap<readonly RedirectRule[], Table>()

/** The rules by the canonical form of what they are for. */
function tableOf(rules: readonly RedirectRule[]): Table {
  const known = tables.get(rules)
  if (known) return known
  const table = new Map(rules.map((rule) => [canonicalPath(new URL(rule.from, 'https://site').pathname), rule]))
  tables.set(rules, table)
  return table
}

/** The exact rule of `path`, else that of its nearest folder; `rest` is what `*` stands for. */
function ruleOf(table: Table, path: string): { rule: RedirectRule; rest: string } | undefined {
  const exact = table.get(path)
  if (exact) return { rule: exact, rest: '' }
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const rule = table.get(`${path.slice(0, end)}/*`)
    if (rule) return { rule, rest: path.slice(end + 1) }
  }
  return undefined
}

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

/**
 * What the table says of a public path, in whatever form it was written. A rule without a language is for all, and its target stays in the
 * language that was asked for; one with a language (`/vi/tin-tuc/*`) is for that one and goes first.
 */
export function findRedirect(rules: readonly RedirectRule[], pathname: string): Redirect | { status: 410 } | undefined {
  const table = tableOf(rules)
  if (table.size === 0) return undefined
  const asked = canonicalPath(pathname)
  const { locale, path } = splitLocale(asked)
  const found = ruleOf(table, asked) ?? ruleOf(table, path)
  if (!found) return undefined
  const { rule, rest } = found
  return rule.status === 410 ? { status: 410 } : { to: targetOf(rule.to, rest, locale, pathname), status: rule.status }
}

/** Seconds that browsers keep a redirect: a permanent one may still be corrected. */
const keptSeconds = { 301: 3600, 308: 3600, 302: 60, 307: 60 }

/** Answers addresses of the redirect table: the redirect, in one step and with the query, or 410 in the words of the site. */
export function redirects(source: RedirectSource, settings: Settings) {
  return createMiddleware<GatewayEnv>(async function redirects(c, next) {
    const { pathname, search } = addressOf(c)
    if (pathname.endsWith(stateName)) return next()
    const found = findRedirect(await source(), pathname)
    if (!found) return next()
    if (found.status === 410) return gonePage(canonicalPath(pathname), settings)
    return new Response(null, {
      status: found.status,
      headers: {
        location: withQuery(found.to, search),
        'cache-control': `public, max-age=${keptSeconds[found.status]}`,
      },
    })
  })
}
