import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { acceptRanges } from '#worker/http/accept.ts'
import { requestAddress, type GatewayEnv } from '#worker/http/request.ts'
import { stateName } from '#model/page-state.ts'
import { languageCookie, languageCookieDays } from '#model/stored.ts'

/**
 * The first locale of a browser's list (RFC 9110 §12.5.4) that the site has, by falling q-value;
 * any Chinese is `cn`. `undefined` when it names none.
 */
export function preferredLocale(acceptLanguage: string): Locale | undefined {
  return acceptRanges(acceptLanguage)
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
    .map(({ range }) => localeCodes.find((code) => locales[code].tag.split('-')[0] === range.split('-')[0]))
    .find((locale) => locale !== undefined)
}

/**
 * Where a page request is redirected for its language; `undefined` when it is not. Only unprefixed
 * addresses are: by a saved cookie all of them, by the browser's list `/` alone. Crawlers and
 * requests that do not accept HTML are never redirected.
 */
export function languageTarget(path: string, headers: Headers, saved: string | undefined): string | undefined {
  if (splitLocale(path).locale !== defaultLocale) return undefined
  const listed = () => (path === '/' ? preferredLocale(headers.get('accept-language') ?? '') : undefined)
  const wanted = isLocale(saved) ? saved : listed()
  if (!wanted || wanted === defaultLocale) return undefined
  const isVisit = /\btext\/html\b/i.test(headers.get('accept') ?? '') && !isbot(headers.get('user-agent'))
  return isVisit ? localizePath(wanted, path) : undefined
}

/** `?lang=xx`: sets the cookie, answers 303 to this page in that language. */
export function languageChoice() {
  return createMiddleware<GatewayEnv>(async function languageChoice(c, next) {
    const { protocol, pathname, searchParams } = requestAddress(c)
    const chosen = searchParams.get('lang')
    if (chosen === null) return next()
    const parameters = new URLSearchParams(searchParams)
    parameters.delete('lang')
    const { locale, path } = splitLocale(pathname)
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    if (isLocale(chosen)) {
      const secure = protocol === 'https:'
      const cookie = generateCookie(languageCookie, chosen, {
        maxAge: languageCookieDays * 86_400,
        sameSite: 'Lax',
        secure,
      })
      headers.set('set-cookie', cookie)
    }
    headers.set(
      'location',
      localizePath(isLocale(chosen) ? chosen : locale, path) + (parameters.size > 0 ? `?${parameters}` : ''),
    )
    return new Response(null, { status: 303, headers })
  })
}

/** Redirects a person's browser to the page in their language: 302, never cached. */
export function languageRedirect() {
  return createMiddleware<GatewayEnv>(async function languageRedirect(c, next) {
    const { pathname, search } = requestAddress(c)
    if (pathname.endsWith(stateName)) return next()
    const target = languageTarget(pathname, c.req.raw.headers, getCookie(c, languageCookie))
    if (!target) return next()
    return new Response(null, {
      status: 302,
      headers: {
        location: target + search,
        'cache-control': 'private, no-store',
        vary: 'Cookie, Accept-Language, Accept, User-Agent',
      },
    })
  })
}
