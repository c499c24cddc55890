import { defaultLocale, isLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { Gateway } from '#worker/gateway.ts'
import { missingFile } from '#worker/pages/pages.ts'
import { sitePages, type SitePage } from './site-pages.ts'
import { escapeXml } from './xml.ts'
import type { GatewayContext } from '#worker/http/request.ts'

/** What a sitemap may hold (sitemaps.org protocol). */
const maxAddresses = 50_000
/** Addresses written at once. */
const atOnce = 100

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' }
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `GET /sitemap.xml`: the index of the sitemaps of all languages. */
export function sitemapIndex({ content, settings }: Gateway) {
  return async function sitemapIndex(): Promise<Response> {
    const names = await Promise.all(
      localeCodes.map(async (locale) => {
        let pages = 0
        for await (const _ of sitePages(content(), locale)) pages += 1
        const parts = Math.max(1, Math.ceil(pages / maxAddresses))
        return Array.from({ length: parts }, (_, index) => nameOf(locale, index + 1))
      }),
    )
    const sitemaps = names.flat().map((name) => `<sitemap><loc>${settings.PUBLIC_URL}/${name}</loc></sitemap>\n`)
    const xml = `${declaration}<sitemapindex xmlns="${namespace}">\n${sitemaps.join('')}</sitemapindex>\n`
    return new Response(xml, { headers })
  }
}

const nameOf = (locale: Locale, part: number) => `sitemap-${locale}${part > 1 ? `-${part}` : ''}.xml`

/**
 * `GET /sitemap-{locale}.xml`, `/sitemap-{locale}-2.xml` …: the pages of one language, 50,000 at
 * most, written as they are read.
 */
export function sitemap({ content, settings }: Gateway) {
  return async function sitemap(c: GatewayContext): Promise<Response> {
    const [, locale, number = '1'] = /^\/sitemap-(\w+?)(?:-([1-9]\d*))?\.xml$/.exec(c.req.path) ?? []
    if (!isLocale(locale) || c.req.path !== `/${nameOf(locale, Number(number))}`) return missingFile()
    const pieces = written(settings.PUBLIC_URL, locale, Number(number), sitePages(content(), locale))
    // What fails at the beginning can still be answered as a failure.
    const first = await pieces.next()
    return first.done ? missingFile() : new Response(streamOf(first.value, pieces), { headers })
  }
}

/** The texts as bytes, each made when the reader wants it. */
function streamOf(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(first)),
    async pull(stream) {
      const { done, value } = await rest.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: () => rest.return(undefined).then(() => undefined),
  })
}

/** The sitemap `number` (from 1) of `pages` in pieces; none without pages. */
async function* written(origin: string, locale: Locale, number: number, pages: AsyncGenerator<SitePage>) {
  const before = (number - 1) * maxAddresses
  let piece = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  let count = 0
  for await (const page of pages) {
    count += 1
    if (count <= before) continue
    if (count > before + maxAddresses) break
    piece += entry(origin, locale, page)
    if (count % atOnce > 0) continue
    yield piece
    piece = ''
  }
  if (count > before) yield `${piece}</urlset>\n`
}

/** A page with its forms in the languages that it has. */
function entry(origin: string, locale: Locale, { path, updated, languages }: SitePage): string {
  const addressIn = (code: Locale) => escapeXml(origin + localizePath(code, path))
  const link = (tag: string, code: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(code)}"/>`
  const links = languages.map((code) => link(locales[code].tag, code))
  if (languages.includes(defaultLocale)) links.push(link('x-default', defaultLocale))
  const lastmod = updated ? `<lastmod>${updated}</lastmod>` : ''
  return `<url><loc>${addressIn(locale)}</loc>${lastmod}${links.join('')}</url>\n`
}
