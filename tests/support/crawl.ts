import type { Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { renderPage } from '#render/render-page.tsx'
import { inProcessApi } from '#worker/api/in-process.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { sitePages } from '#worker/crawlers/site-pages.ts'

/** The public address of the site in tests. */
export const origin = 'https://helmsway.example'

/** The HTML of the page at a public path. */
export async function rendered(path: string, content = embeddedContent): Promise<string> {
  const { html, status } = await renderPage({ ...splitLocale(path), origin, api: inProcessApi(content) })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return new TextDecoder().decode(html)
}

export interface CrawledPage {
  locale: Locale
  /** Without language. */
  path: string
  html: string
  /** Languages in which the page exists. */
  languages: readonly Locale[]
}

/** All pages of the sample site's sitemaps, by address. */
export async function crawl(): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  for (const locale of sampleLocales)
    for (const { path, languages } of await sitePages(embeddedContent, locale)) {
      const own = localizePath(locale, path)
      pages.set(origin + own, { locale, path, html: await rendered(own), languages })
    }
  return pages
}
