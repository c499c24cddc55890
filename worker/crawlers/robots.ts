import { defaultLocale, localeCodes, locales } from '#i18n/locales.ts'
import { isProduction, type Settings } from '#worker/settings.ts'
import type { MakeFile } from './crawler-file.ts'

const type = 'text/plain; charset=utf-8'

/** `GET /robots.txt`: only the production site admits crawlers (docs/operations.md). */
export function robots(settings: Settings) {
  const rules = isProduction(settings)
    ? `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${settings.PUBLIC_URL}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'
  return () => new Response(rules, { headers: { 'content-type': type, 'cache-control': 'public, max-age=300' } })
}

/** Lifetime of the contact after a build: less than a year (RFC 9116 §2.5.5). */
const validMs = 360 * 24 * 60 * 60 * 1000

/** `GET /.well-known/security.txt`: the contact for vulnerability reports (RFC 9116). */
export function securityTxt({ PUBLIC_URL }: Settings): MakeFile {
  return async function securityTxt(content) {
    const { link_button } = await content.config(defaultLocale)
    const text = `Contact: ${link_button.support}
Expires: ${new Date(__BUILD_TIMESTAMP__ + validMs).toISOString()}
Preferred-Languages: ${localeCodes.map((code) => locales[code].tag.split('-')[0]).join(', ')}
Canonical: ${PUBLIC_URL}/.well-known/security.txt
`
    return { type, text }
  }
}
