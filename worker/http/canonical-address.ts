import { localizePath, splitLocale, type PagePath } from '#i18n/paths.ts'
import { requestAddress, type GatewayMiddleware } from './request.ts'
import { stateName } from '#model/page-state.ts'

/** Escapes of unreserved characters (RFC 3986 §2.3). */
const unreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi

/** Language and path of the page at an address in any form. */
export function canonicalPage(pathname: string): PagePath {
  const tidy = pathname
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(unreserved, (escape) => decodeURIComponent(escape))
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
    // RFC 3986 §6.2.2.1
    .replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase())
    .replace(/(.)\/$/, '$1')
  return splitLocale(tidy.replace(/^(\/en)+(?=\/|$)/, '') || '/')
}

/** The canonical form of a path (docs/product.md#canonical-address). */
export function canonicalPath(pathname: string): string {
  const { locale, path } = canonicalPage(pathname)
  return localizePath(locale, path)
}

/** Sets `page`. 308 to the canonical form of an address, also of a page's state; keeps the query. */
export function canonicalAddress(): GatewayMiddleware {
  return async function canonicalAddress(c, next) {
    const { pathname, search, page } = requestAddress(c)
    const { locale, path } = canonicalPage(page)
    const own = localizePath(locale, path)
    c.set('page', { locale, path, pathname: own })
    const canonical = page === pathname ? own : own.replace(/^\/$/, '') + stateName
    if (canonical === pathname) return next()
    return new Response(null, {
      status: 308,
      headers: { location: canonical + search, 'cache-control': 'public, max-age=3600' },
    })
  }
}
