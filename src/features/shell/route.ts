import { getRouteApi } from '@tanstack/react-router'
import * as v from 'valibot'
import type { MaybeInEnglish } from '#i18n/english-fallback.ts'
import { defaultLocale, localeCodes } from '#i18n/locales.ts'
import { sections, titledSections, type ItemSection, type SectionName } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import { localesOf, pageLanguages, type Translations } from '#model/translations.ts'
import { pageHead } from '#seo/page-head.ts'
import { listPath, type ListFilter } from '#ui/list/list-filter.ts'
import { breadcrumbsTo } from '#seo/structured-data.ts'
import { SectionTranslations } from './schema.ts'

type Head = Parameters<typeof pageHead>[0]

/** What the router passes to the `head` of a route that loads `T`. */
interface Match<T> {
  match: { context: Pick<Head, 'locale' | 'messages' | 'origin'> }
  matches: Head['matches']
  loaderData?: T | undefined
}

interface SectionHead extends Pick<Head, 'page' | 'narrowed' | 'type' | 'languages' | 'nodes'> {
  /** The page's own path where it is not the section's. */
  path?: string | undefined
  /** The title of an item, for its breadcrumbs; null for a page without breadcrumbs. */
  title?: string | null | undefined
}

/** Other slugs may lead to an item that has a slug of its own. */
interface ItemMatch extends Match<MaybeInEnglish<{ slug?: string; title: string; seo_detail: SeoDetail }>> {
  params: { slug: string }
}

interface ItemHead extends Pick<SectionHead, 'type' | 'nodes'> {
  translations?: Translations
}

const rootRoute = getRouteApi('__root__')

/** What the root route has loaded: names, numbers and addresses of the site. */
export const useShell = () => rootRoute.useLoaderData()

/** Of what the root route loaded the languages of sections; for the server only. */
const Frame = /* @__PURE__ */ v.object({
  chrome: /* @__PURE__ */ v.object({ translations: SectionTranslations }),
})

/** The languages of a section's page, for crawlers: browsers do not ask. */
function sectionLanguages(matches: Head['matches'], path: string) {
  const root = matches[0]?.loaderData
  return v.is(Frame, root) ? pageLanguages(root.chrome, path) : localeCodes
}

/** The head of a section's own page. */
export function sectionHead(
  name: SectionName,
  { match: { context }, matches, loaderData }: Match<{ seo: SeoDetail | undefined }>,
  { path = sections[name].path, title, ...head }: SectionHead = {},
) {
  const languages = import.meta.env.SSR ? sectionLanguages(matches, path) : localeCodes
  const titled = import.meta.env.SSR && title !== null && titledSections.find((other) => other === name)
  return pageHead({
    ...context,
    // The head of a page in English is that of the English page.
    ...(!languages.includes(context.locale) && { locale: defaultLocale }),
    languages,
    ...head,
    matches,
    path,
    seo: loaderData?.seo,
    ...(titled && { breadcrumbs: breadcrumbsTo(context.messages, titled, title) }),
  })
}

/** The head of a page of a section's list. Crawlers index only the whole list. */
export function listHead<Name extends SectionName>(
  name: Name,
  page: Match<{ seo: SeoDetail | undefined; filter: ListFilter<Name> & { page: number } }>,
) {
  const filter = page.loaderData?.filter
  if (!filter) return sectionHead(name, page)
  const narrowed = listPath(name, { ...filter, page: 1 }) !== sections[name].path
  return sectionHead(name, page, { path: listPath(name, filter), page: filter.page, narrowed })
}

/** The head of an item's page. That of a text in English is the head of the English page. */
export function itemHead(
  name: ItemSection,
  { match, matches, params, loaderData: item }: ItemMatch,
  { translations, nodes, ...head }: ItemHead,
) {
  const { inEnglish, slug = params.slug } = item ?? {}
  const context = { ...match.context, locale: inEnglish ? defaultLocale : match.context.locale }
  return sectionHead(
    name,
    { match: { context }, matches, loaderData: { seo: item?.seo_detail } },
    {
      ...head,
      ...(translations && { languages: localesOf(translations) }),
      path: `${sections[name].path}/${slug}`,
      title: inEnglish ? null : item?.title,
      nodes: !inEnglish && nodes,
    },
  )
}
