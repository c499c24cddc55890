import { getRouteApi, type RegisteredRouter } from '@tanstack/react-router'

/** The router calls a folder's index route `/folder/`; its address is `/folder`. */
type WithoutTrailingSlash<T> = T extends '/' ? T : T extends `${infer Folder}/` ? Folder : T

/** Paths of the site's routes without language: a link to any other path is a type error. */
export type RoutePath = WithoutTrailingSlash<keyof RegisteredRouter['routesByPath']>

/** Route paths without parameters. */
export type StaticPath = Exclude<RoutePath, `${string}$${string}`>

/**
 * An address for `<Link>`. A literal must be the path of a page (with `?…` or `#…`), a fragment of
 * this page or another site; anything else is a type error. A string that is only known at run time
 * is accepted: `hrefOf` made it, or the build checked it with the content.
 */
export type LinkAddress<T extends string> = string extends T
  ? T
  : T extends StaticPath | `${StaticPath}${'?' | '#'}${string}` | `#${string}` | `https://${string}`
    ? T
    : never

type ParamsOf<T extends string> = T extends `${string}$${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : T extends `${string}$${infer Name}`
    ? Record<Name, string>
    : // oxlint-disable-next-line typescript/no-generated-empty-object-type -- no parameter at all
      Record<never, string>

/**
 * The address of a page for `<Link>`: `hrefOf('/page/$slug', { slug: 'about' })` → `/page/about`.
 * `search` becomes the query without its empty values. `fragment` is the id of an element on that
 * page.
 */
export function hrefOf<T extends RoutePath>(
  path: T,
  params: ParamsOf<T>,
  search: Record<string, string | number | undefined> = {},
  fragment = '',
): string {
  const pathname = Object.entries<string>(params).reduce<string>(
    (filled, [name, value]) => filled.replace(`$${name}`, encodeURIComponent(value)),
    path,
  )
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const query = parameters.length > 0 && new URLSearchParams(parameters).toString()
  return pathname + (query ? `?${query}` : '') + (fragment && `#${fragment}`)
}

const rootRoute = getRouteApi('__root__')

/** Addresses of the app config: registration, app, support, community, forum. */
export const useSiteLinks = () => rootRoute.useLoaderData().links
