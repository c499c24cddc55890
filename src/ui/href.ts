import { getRouteApi, type RegisteredRouter } from '@tanstack/react-router'
import { sections, type ItemSection } from '#model/sections.ts'

/** The router calls a folder's index route `/folder/`; its address is `/folder`. */
type WithoutTrailingSlash<T> = T extends '/' ? T : T extends `${infer Folder}/` ? Folder : T

/** Paths of the site's routes without language and without parameters. */
export type StaticPath = Exclude<WithoutTrailingSlash<keyof RegisteredRouter['routesByPath']>, `${string}$${string}`>

/**
 * An address for `<Link>`. A literal must be the path of a page (with `?…` or `#…`), a fragment of
 * this page or another site. A string known only at run time comes from `itemPath` or checked content.
 */
export type LinkAddress<T extends string> = string extends T
  ? T
  : T extends StaticPath | `${StaticPath}${'?' | '#'}${string}` | `#${string}` | `https://${string}`
    ? T
    : never

/** The path of an item of a section: `itemPath('pages', 'about')` → `/page/about`. */
export const itemPath = (section: ItemSection, slug: string): string =>
  `${sections[section].path}/${encodeURIComponent(slug)}`

/** The query string of the parameters with a value; empty without them. */
export function queryOf(parameters: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}

const rootRoute = getRouteApi('__root__')

/** Addresses of the app config: registration, app, support, community, forum. */
export const useSiteLinks = () => rootRoute.useLoaderData().links
