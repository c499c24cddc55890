import type { MaybeInEnglish } from '#i18n/english-fallback.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { localizePath } from '#i18n/paths.ts'
import { section, sections, type ItemSection, type SectionName } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import { localesOf, pageLanguages, type PathTranslations, type Translations } from '#model/translations.ts'
import { socialPicture } from './social-picture.ts'
import { breadcrumbsTo, pageGraph, siteFacts, type PageNodes } from './structured-data.ts'

/** What a head reads of the root's data; other routes have data of their own. */
interface RootData {
  frame?: { translations?: PathTranslations }
  [other: string]: unknown
}

/** The router's argument to the `head` of a route that loads `T`. */
export interface HeadMatch<T> {
  /** `origin` is the base of every absolute address. */
  match: { context: { locale: Locale; messages: Messages; origin: string } }
  /** The first is the root's, with the site's facts; the last has the page's status. */
  matches: readonly { loaderData?: RootData | undefined; status?: string }[]
  loaderData?: T | undefined
}

/** Facts of a page besides its SEO record. */
interface PageAbout {
  /** The page's path without language; by default the section's. */
  path?: string | undefined
  /** Number of a list's page, in the title from 2 on. */
  page?: number | undefined
  /** Whether a list is searched or filtered, and so not indexed. */
  narrowed?: boolean | undefined
  /** The languages of an item; by default the section's. */
  languages?: readonly Locale[]
  /** The title of an item, for its breadcrumbs; null for a page without breadcrumbs. */
  title?: string | null | undefined
  type?: 'website' | 'article'
  /** Whether the page itself has a feed. */
  feed?: boolean
  /** Structured data of the content; `false` in browsers. */
  nodes?: PageNodes[] | false | undefined
}

/** The head of a section's page or of a page in it. The root's head has the common tags. */
export function sectionHead(
  name: SectionName,
  { match: { context }, matches, loaderData }: HeadMatch<{ seo: SeoDetail | undefined }>,
  about: PageAbout = {},
) {
  // The root's head has the title of a missing page, which needs no canonical address.
  if (matches.at(-1)?.status === 'notFound') return {}
  const { path = sections[name].path, page = 1, narrowed = false, type = 'website' } = about
  const { messages, origin } = context
  const root = matches[0]?.loaderData
  // Only the server writes structured data, for crawlers.
  const site = import.meta.env.SSR ? siteFacts(root) : undefined
  const languages = about.languages ?? pageLanguages(root?.frame ?? {}, path)
  // A page in English for want of a translation has the English page's head.
  const locale = about.languages || languages.includes(context.locale) ? context.locale : defaultLocale
  const addressIn = (of: Locale) => origin + localizePath(of, path)
  const address = addressIn(locale)
  const seo = loaderData?.seo
  const [listPath = ''] = path.split('?')
  const feedFolder = origin + localizePath(locale, listPath)
  // A search, a filter or a further page may not exist in other languages.
  const translated = narrowed || page > 1 ? [] : languages
  const links = [
    { rel: 'canonical', href: address },
    ...translated.map((code) => ({ rel: 'alternate', hrefLang: locales[code].tag, href: addressIn(code) })),
    ...(translated.includes(defaultLocale)
      ? [{ rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLocale) }]
      : []),
    ...(seo && (about.feed || (section(name).feeds && listPath === sections[name].path))
      ? [{ rel: 'alternate', type: 'application/rss+xml', title: seo.meta_title, href: `${feedFolder}/rss.xml` }]
      : []),
  ]
  const robots = narrowed ? [{ name: 'robots', content: 'noindex' }] : []
  if (!seo) return { meta: robots, links }
  const numbered = page > 1 ? ` · ${page}` : ''
  const title = seo.meta_title + numbered
  const description = seo.meta_description + numbered
  const picture = socialPicture(origin, locale, path, seo.meta_ogImage)
  const breadcrumbs = import.meta.env.SSR ? breadcrumbsTo(messages, name, about.title) : undefined
  const facts = { origin, locale, address, title, description, picture, breadcrumbs }
  const graph = import.meta.env.SSR && site && pageGraph(facts, site, about.nodes || [])
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

/** An item may have a slug other than that of the address. */
export type HeadItem = MaybeInEnglish<{ slug?: string; title: string; seo_detail: SeoDetail }>

export interface ItemMatch<T extends HeadItem = HeadItem> extends HeadMatch<T> {
  params: { slug: string }
}

/** The head of an item's page; an item in English has the English page's head. */
export function itemHead(
  name: ItemSection,
  { match, matches, params, loaderData: item }: ItemMatch,
  { translations, nodes, ...about }: Pick<PageAbout, 'type' | 'feed' | 'nodes'> & { translations?: Translations },
) {
  const { inEnglish, slug = params.slug } = item ?? {}
  const context = { ...match.context, locale: inEnglish ? defaultLocale : match.context.locale }
  return sectionHead(
    name,
    { match: { context }, matches, loaderData: { seo: item?.seo_detail } },
    {
      ...about,
      ...(translations && { languages: localesOf(translations) }),
      path: `${sections[name].path}/${slug}`,
      title: inEnglish ? null : item?.title,
      nodes: !inEnglish && nodes,
    },
  )
}
