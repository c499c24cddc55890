import { defaultLocale, localeCodes, locales } from '#i18n/locales.ts'
import type { Gateway } from '#worker/gateway.ts'
import { isProduction } from '#worker/settings.ts'

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' }

/** `GET /robots.txt`: only the production site admits crawlers (docs/operations.md). */
export function robots({ settings }: Gateway) {
  const rules = isProduction(settings)
    ? `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${settings.PUBLIC_URL}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
  return () => new Response(rules, { headers })
}

/** Lifetime of the contact after a build: less than a year (RFC 9116 §2.5.5). */
const validMs = 360 * 24 * 60 * 60 * 1000

/** `GET /.well-known/security.txt`: the contact for vulnerability reports (RFC 9116). */
export function securityTxt({ content, settings }: Gateway) {
  return async function securityTxt(): Promise<Response> {
    const { link_button } = await content().config(defaultLocale)
    const text = `Contact: ${link_button.support}
Expires: ${new Date(__BUILD_TIMESTAMP__ + validMs).toISOString()}
Preferred-Languages: ${localeCodes.map((code) => locales[code].tag.split('-')[0]).join(', ')}
Canonical: ${settings.PUBLIC_URL}/.well-known/security.txt
`
    return new Response(text, { headers })
  }
}
