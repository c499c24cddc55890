import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { socialPicture } from './social-picture.ts'

/** An SEO record (spec §3). */
export interface SeoRecord {
  meta_title: string
  meta_description: string
  meta_ogImage?: string | undefined
  meta_focusKeyphrase?: string | undefined
}

/**
 * The head of a page: title, description, keywords, canonical, hreflang of every language and `x-default`, Open Graph.
 * `path` is the page's path without language; `origin` the site's public address. Absolute addresses come from it alone.
 */
export function pageHead({
  locale,
  origin,
  path,
  seo,
  page = 1,
  narrowed = false,
}: {
  locale: Locale
  origin: string
  path: string
  seo: SeoRecord | undefined
  /** Number of a list's page: further ones carry it in their title. */
  page?: number | undefined
  /** Whether a list is narrowed by a search or a filter: crawlers follow its links, and index the whole list only. */
  narrowed?: boolean
}) {
  const address = (of: Locale) => origin + localizePath(of, path)
  const title = seo && (page > 1 ? `${seo.meta_title} · ${page}` : seo.meta_title)
  const meta = seo
    ? [
        { title },
        { name: 'description', content: seo.meta_description },
        ...(seo.meta_focusKeyphrase ? [{ name: 'keywords', content: seo.meta_focusKeyphrase }] : []),
        { property: 'og:type', content: 'website' },
        { property: 'og:title', content: title },
        { property: 'og:description', content: seo.meta_description },
        { property: 'og:url', content: address(locale) },
        { property: 'og:locale', content: locales[locale].ogLocale },
        { property: 'og:image', content: socialPicture(origin, locale, path).url },
      ]
    : []
  return {
    meta: narrowed ? [...meta, { name: 'robots', content: 'noindex' }] : meta,
    links: [
      { rel: 'canonical', href: address(locale) },
      ...localeCodes.map((code) => ({ rel: 'alternate', hrefLang: locales[code].tag, href: address(code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    ],
  }
}
