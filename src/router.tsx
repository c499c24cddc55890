import { createRouter } from '@tanstack/react-router'
import type { Api } from '#api/api.ts'
import { FailedPage } from '#features/shell/failed-page.tsx'
import { NotFoundPage } from '#features/shell/not-found-page.tsx'
import type { Shell } from '#features/shell/queries.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { routeTree } from './routeTree.gen.ts'

export interface RouterContext {
  locale: Locale
  messages: Messages
  api: Api
  /** The site's public address, such as `https://helmsway.example`: the base of canonical addresses. */
  origin: string
  /** What the root's loader gave for the page that is shown now. */
  shown?: () => Shell | undefined
}

/**
 * One router a request, one a browser document. Routes and links never mention a locale:
 * the rewrite pair takes it off on the way in and puts it back on the way out.
 * `scrolls` says whether it moves the page after a navigation; on the server that would write an inline script into every page.
 */
export function getRouter(context: RouterContext, scrolls: false | (() => boolean) = false) {
  return createRouter({
    routeTree,
    context,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localizePath(context.locale, url.pathname)
        return url
      },
    },
    // Search parameters are plain texts; each route's schema reads them.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
      return query && `?${query}`
    },
    scrollRestoration: scrolls,
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}
