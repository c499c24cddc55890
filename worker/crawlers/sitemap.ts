import { defaultLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { Settings } from '#worker/settings.ts'
import type { MakeFile } from './crawler-file.ts'
import { sitePages, type SitePage } from './site-pages.ts'

/** Limit of the protocol (sitemaps.org). */
const maxAddresses = 50_000

const type = 'application/xml; charset=utf-8'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const sitemapPath = (locale: Locale) => `/sitemap-${locale}.xml`

/** `GET /sitemap.xml`: the index of the sitemaps of all languages. */
export function sitemapIndex({ PUBLIC_URL }: Settings) {
  const sitemaps = localeCodes.map((locale) => `<sitemap><loc>${PUBLIC_URL}${sitemapPath(locale)}</loc></sitemap>\n`)
  const xml = `${declaration}<sitemapindex xmlns="${namespace}">\n${sitemaps.join('')}</sitemapindex>\n`
  return () => new Response(xml, { headers: { 'content-type': type, 'cache-control': 'public, max-age=300' } })
}

/** `GET /sitemap-{locale}.xml`: the pages of one language, 50,000 at most. */
export function sitemap({ PUBLIC_URL }: Settings, locale: Locale): MakeFile {
  return async function sitemap(content) {
    const pages = (await sitePages(content, locale)).slice(0, maxAddresses)
    const entries = pages.map((page) => entry(PUBLIC_URL, locale, page))
    const start = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    return { type, text: `${start}${entries.join('')}</urlset>\n` }
  }
}

/** A page with its translations. */
function entry(origin: string, locale: Locale, { path, updated, languages }: SitePage): string {
  const addressIn = (code: Locale) => escapeHtml(origin + localizePath(code, path))
  const link = (tag: string, code: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(code)}"/>`
  const links = languages.map((code) => link(locales[code].tag, code))
  if (languages.includes(defaultLocale)) links.push(link('x-default', defaultLocale))
  const lastmod = updated ? `<lastmod>${updated}</lastmod>` : ''
  return `<url><loc>${addressIn(locale)}</loc>${lastmod}${links.join('')}</url>\n`
}
