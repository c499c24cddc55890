import { createRouter, type AnyRoute, type LocationRewrite, type RouterOptions } from '@tanstack/react-router'
import { FailedPage } from '#shell/failed-page.tsx'
import { NotFoundPage } from '#shell/not-found-page.tsx'
import type { Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { queryOf } from '#ui/href.ts'
import { routeTree } from './routeTree.gen.ts'
import type { RouterContext } from './router-context.ts'

/** Takes the language off browser addresses on their way in, and puts it back on the way out. */
export const localeRewrite = (locale: Locale): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = splitLocale(url.pathname).path
    return url
  },
  output: ({ url }) => {
    url.pathname = localizePath(locale, url.pathname)
    return url
  },
})

/** A page of the last minutes is shown as it was, ms: the way back needs no network. */
const staleTime = 5 * 60_000

/**
 * Creates a router: one for each request, one for each browser document.
 * @param place in a browser, the rewrite of addresses and the scroll restoration (on the server it
 * would write an inline script); on the server, a history with one path, without language
 */
export function getRouter(
  context: RouterContext,
  place: Pick<RouterOptions<AnyRoute, 'never'>, 'history' | 'origin' | 'rewrite' | 'scrollRestoration'>,
) {
  return createRouter({
    ...place,
    routeTree,
    context,
    // Search parameters are texts; each route's schema parses them.
    parseSearch: (search) => (search ? Object.fromEntries(new URLSearchParams(search)) : {}),
    stringifySearch: queryOf,
    scrollRestorationBehavior: 'instant',
    defaultStaleTime: staleTime,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}
