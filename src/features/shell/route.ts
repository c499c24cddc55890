import { getRouteApi } from '@tanstack/react-router'
import type { MaybeInEnglish } from '#i18n/english-fallback.ts'
import { defaultLocale } from '#i18n/locales.ts'
import { sections, titledSections, type ItemSection, type SectionName } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'
import { pageHead } from '#seo/page-head.ts'
import type { PageNodes } from '#seo/structured-data.ts'

type PageHead = Parameters<typeof pageHead>[0]
type Context = Pick<PageHead, 'locale' | 'messages' | 'origin'>

/** What the router passes to the `head` of a route. */
interface PageMatch {
  match: { context: Context }
  matches: PageHead['matches']
}

interface SectionHead extends Pick<PageHead, 'page' | 'narrowed'> {
  /** The page's own path where it is not the section's. */
  path?: string | undefined
  seo: SeoDetail | undefined
  /** What the page is about, on the server only (`import.meta.env.SSR`). */
  nodes?: PageNodes[] | false | undefined
}

interface ItemMatch<Item> extends PageMatch {
  params: { slug: string }
  loaderData?: Item | undefined
}

interface ItemHead<Item> extends Pick<PageHead, 'type' | 'languages'> {
  /** The item's own slug where another one may lead to it, too. */
  slug?: string | undefined
  /** What an item is about, on the server only (`import.meta.env.SSR`). */
  nodesOf?: ((item: Item) => PageNodes) | false
}

const rootRoute = getRouteApi('__root__')

/** What the root route has loaded: names, numbers and addresses of the site. */
export const useShell = () => rootRoute.useLoaderData()

/** What a page says of itself besides its head; browsers make none of it. */
function aboutPage({ messages }: Context, name: SectionName, nodes: PageNodes[], title?: string) {
  const titled = titledSections.find((other) => other === name)
  return { nodes, ...(titled && { breadcrumbs: breadcrumbsTo(messages, titled, title) }) }
}

/** The head of a section's own page. */
export const sectionHead = (name: SectionName, { match, matches }: PageMatch, { nodes, path, ...head }: SectionHead) =>
  pageHead({
    ...match.context,
    ...head,
    matches,
    path: path ?? sections[name].path,
    about: import.meta.env.SSR ? aboutPage(match.context, name, nodes || []) : undefined,
  })

/** The head of an item's page. That of a text in English is the head of the English page. */
export function itemHead<Item extends MaybeInEnglish<{ title: string; seo_detail: SeoDetail }>>(
  name: ItemSection,
  { match: { context }, matches, params, loaderData: item }: ItemMatch<Item>,
  { slug = params.slug, nodesOf, ...head }: ItemHead<Item>,
) {
  const isTranslated = item && !item.inEnglish
  return pageHead({
    ...context,
    ...(item?.inEnglish && { locale: defaultLocale }),
    ...head,
    matches,
    path: `${sections[name].path}/${slug}`,
    seo: item?.seo_detail,
    about:
      import.meta.env.SSR && isTranslated
        ? aboutPage(context, name, nodesOf ? [nodesOf(item)] : [], item.title)
        : undefined,
  })
}
