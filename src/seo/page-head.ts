import type { MaybeInEnglish } from '#i18n/english-fallback.ts'
import { defaultLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { localizePath } from '#i18n/paths.ts'
import { section, sections, type ItemSection, type SectionName } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import { localesOf, pageLanguages, type Translations } from '#model/translations.ts'
import { socialPicture } from './social-picture.ts'
import { breadcrumbsTo, pageGraph, siteFacts, type PageNodes } from './structured-data.ts'

/** What the router passes to the `head` of a route that loads `T`. */
export interface HeadMatch<T> {
  /** `origin` is the base of every absolute address. */
  match: { context: { locale: Locale; messages: Messages; origin: string } }
  /** The first, the root's, names the site; the last tells whether there is a page. */
  matches: readonly { loaderData?: unknown; status?: string }[]
  loaderData?: T | undefined
}

/** What a page says of itself besides its SEO record. */
interface PageAbout {
  /** The page's own path, without language, where it is not the section's. */
  path?: string | undefined
  /** Number of a list's page: further ones carry it in their title. */
  page?: number | undefined
  /** Whether a list is searched or filtered: crawlers index only the whole list. */
  narrowed?: boolean | undefined
  /** The languages of an item; without them the page has those of its section. */
  languages?: readonly Locale[]
  /** The title of an item, for its breadcrumbs; null for a page without breadcrumbs. */
  title?: string | null | undefined
  type?: 'website' | 'article'
  /** What the page is about; `false` in browsers, which are spared that code. */
  nodes?: PageNodes[] | false | undefined
}

/** The head of a section's page, or of another one in it. The root's head has what all pages have. */
export function sectionHead(
  name: SectionName,
  { match: { context }, matches, loaderData }: HeadMatch<{ seo: SeoDetail | undefined }>,
  about: PageAbout = {},
) {
  // The root's head says what is missing; no address of such a page is worth keeping.
  if (matches.at(-1)?.status === 'notFound') return {}
  const { path = sections[name].path, page = 1, narrowed = false, type = 'website' } = about
  const { messages, origin } = context
  // Languages of sections and data are for crawlers, who read what the server sends.
  const site = import.meta.env.SSR ? siteFacts(matches[0]?.loaderData) : undefined
  const languages = about.languages ?? (site ? pageLanguages(site.frame, path) : localeCodes)
  // The head of a page in English is that of the English page.
  const locale = about.languages || languages.includes(context.locale) ? context.locale : defaultLocale
  const addressIn = (of: Locale) => origin + localizePath(of, path)
  const address = addressIn(locale)
  const seo = loaderData?.seo
  const [listPath] = path.split('?')
  // Of a search, a filter or a further page of a list nobody knows whether another language has it.
  const translated = narrowed || page > 1 ? [] : languages
  const links = [
    { rel: 'canonical', href: address },
    ...translated.map((code) => ({ rel: 'alternate', hrefLang: locales[code].tag, href: addressIn(code) })),
    ...(translated.includes(defaultLocale)
      ? [{ rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLocale) }]
      : []),
    ...(seo && section(name).feeds && listPath === sections[name].path
      ? [
          {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: seo.meta_title,
            href: `${origin}${localizePath(locale, listPath)}/rss.xml`,
          },
        ]
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

/** An item with a `slug` may be the page of other slugs, too: its own slug is canonical. */
export type HeadItem = MaybeInEnglish<{ slug?: string; title: string; seo_detail: SeoDetail }>

export interface ItemMatch<T extends HeadItem = HeadItem> extends HeadMatch<T> {
  params: { slug: string }
}

/** The head of an item's page. That of a text in English is the head of the English page. */
export function itemHead(
  name: ItemSection,
  { match, matches, params, loaderData: item }: ItemMatch,
  { translations, nodes, ...about }: Pick<PageAbout, 'type' | 'nodes'> & { translations?: Translations },
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
