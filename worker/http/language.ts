import { getCookie, setCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { isbot } from 'isbot'
import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { requestAddress, type GatewayMiddleware } from './request.ts'
import { languageCookie, languageCookieDays } from '#model/stored.ts'

/** The site's first locale in an `Accept-Language` header, by q-value. Any Chinese is `cn`. */
export function preferredLocale(acceptLanguage: string): Locale | undefined {
  const main = (tag: string) => tag.split('-')[0]?.toLowerCase()
  return parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => localeCodes.find((code) => main(locales[code].tag) === main(type)))
    .find((locale) => locale !== undefined)
}

/** `?lang=xx`: sets the cookie; 303 to the page in that language. */
export function languageChoice(): GatewayMiddleware {
  return async function languageChoice(c, next) {
    const { protocol, searchParams } = requestAddress(c)
    const chosen = searchParams.get('lang')
    if (chosen === null) return next()
    const parameters = new URLSearchParams(searchParams)
    parameters.delete('lang')
    const query = parameters.size > 0 ? `?${parameters}` : ''
    const { locale, path } = c.get('page')
    const options = { maxAge: languageCookieDays * 86_400, sameSite: 'Lax', secure: protocol === 'https:' } as const
    if (isLocale(chosen)) setCookie(c, languageCookie, chosen, options)
    c.header('cache-control', 'private, no-store')
    return c.redirect(localizePath(isLocale(chosen) ? chosen : locale, path) + query, 303)
  }
}

/** Uncached 302 to the visitor's language, never for bots (docs/product.md#language-redirect). */
export function languageRedirect(): GatewayMiddleware {
  return async function languageRedirect(c, next) {
    const { pathname, search, page } = requestAddress(c)
    if (page !== pathname || c.get('page').locale !== defaultLocale) return next()
    const { headers } = c.req.raw
    const saved = getCookie(c, languageCookie)
    const preferred = pathname === '/' ? preferredLocale(headers.get('accept-language') ?? '') : undefined
    const wanted = isLocale(saved) ? saved : preferred
    if (!wanted || wanted === defaultLocale) return next()
    if (!/\btext\/html\b/i.test(headers.get('accept') ?? '') || isbot(headers.get('user-agent'))) return next()
    return new Response(null, {
      status: 302,
      headers: {
        location: localizePath(wanted, pathname) + search,
        'cache-control': 'private, no-store',
        vary: 'Cookie, Accept-Language, Accept, User-Agent',
      },
    })
  }
}
