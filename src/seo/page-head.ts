import { defaultLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { localizePath } from '#i18n/paths.ts'
import { feedSections, sections } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import { socialPicture } from './social-picture.ts'
import { pageGraph, type PageAbout } from './structured-data.ts'

interface PageHead extends PageAbout {
  locale: Locale
  messages: Messages
  /** The site's public address: the base of every absolute address. */
  origin: string
  /** The matches: the first, the root's, names the site; the last tells whether there is a page. */
  matches: readonly { loaderData?: unknown; status?: string }[]
  /** The page's path without language. */
  path: string
  seo: SeoDetail | undefined
  /** Number of a list's page: further ones carry it in their title. */
  page?: number | undefined
  /** Whether a list is searched or filtered: crawlers index only the whole list. */
  narrowed?: boolean
  /** The languages in which the page exists; all of them when nothing is said. */
  languages?: readonly Locale[]
  type?: 'website' | 'article'
}

const feeds = [
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
]

/** Links to the feeds (worker/crawlers/feeds.ts) of the list at `path`, in full `address`. */
const feedLinks = (path: string, address: string, title: string) =>
  (feedSections.some((name) => sections[name].path === path) ? feeds : []).map(({ file, type, name }) => ({
    rel: 'alternate',
    type,
    title: `${title} (${name})`,
    href: `${address}/${file}`,
  }))

/** The head of a page. What is the same on every page stands in the root's head. */
export function pageHead({ page = 1, narrowed = false, languages = localeCodes, type = 'website', ...head }: PageHead) {
  const { locale, origin, matches, path, seo } = head
  // The root's head says what is missing; no address of such a page is worth keeping.
  if (matches.at(-1)?.status === 'notFound') return {}
  const addressIn = (of: Locale) => origin + localizePath(of, path)
  const address = addressIn(locale)
  const listPath = path.replace(/\?.*/, '')
  // Of a search, a filter or a further page of a list nobody knows whether another language has it.
  const translated = narrowed || page > 1 ? [] : languages
  const links = [
    { rel: 'canonical', href: address },
    ...translated.map((code) => ({ rel: 'alternate', hrefLang: locales[code].tag, href: addressIn(code) })),
    ...(translated.includes(defaultLocale)
      ? [{ rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLocale) }]
      : []),
    ...(seo ? feedLinks(listPath, origin + localizePath(locale, listPath), seo.meta_title) : []),
  ]
  const robots = narrowed ? [{ name: 'robots', content: 'noindex' }] : []
  if (!seo) return { meta: robots, links }
  const numbered = page > 1 ? ` · ${page}` : ''
  const title = seo.meta_title + numbered
  const description = seo.meta_description + numbered
  const picture = socialPicture(origin, locale, path, seo.meta_ogImage)
  const facts = { origin, locale, address, title, description, picture }
  // Data for crawlers, who read what the server sends: no browser makes it.
  const graph = import.meta.env.SSR ? pageGraph(facts, matches[0]?.loaderData, head) : undefined
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(seo.meta_focusKeyphrase ? [{ name: 'keywords', content: seo.meta_focusKeyphrase }] : []),
      ...robots,
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: picture.url },
      ...(picture.width ? [{ property: 'og:image:width', content: picture.width }] : []),
      ...(picture.height ? [{ property: 'og:image:height', content: picture.height }] : []),
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(graph ? [{ 'script:ld+json': graph }] : []),
    ],
    links,
  }
}
