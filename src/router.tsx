import { createRouter, type AnyRoute, type LocationRewrite, type RouterOptions } from '@tanstack/react-router'
import { lazy } from 'react'
import { FailedPage } from '#shell/failed-page.tsx'
import type { Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { queryOf } from '#ui/href.ts'
import { routeTree } from './routeTree.gen.ts'
import type { RouterContext } from './router-context.ts'

const loadMissingPage = () => import('./missing-page.tsx').then((module) => ({ default: module.MissingPage }))
/** The server renders to a string and cannot wait; browsers rarely need it. */
const MissingPage = import.meta.env.SSR ? (await loadMissingPage()).default : lazy(loadMissingPage)

/** Removes the language from incoming browser addresses and adds it to outgoing ones. */
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

/** Back shows a page of the last 5 minutes without a network (ms). */
const staleTime = 5 * 60_000

/**
 * Creates the router of a request or of a browser's document.
 * @param place in a browser, rewrite and scroll restoration (an inline script on the server); on the
 * server, a history with one path without language
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
    defaultNotFoundComponent: MissingPage,
  })
}
