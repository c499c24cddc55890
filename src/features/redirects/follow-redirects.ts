import type { AnyRouter } from '@tanstack/react-router'
import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { redirectCall } from './calls.ts'
import { withQuery } from './schema.ts'

/** Each path is looked up once a visit. */
const asLongAsVisit = { staleTime: Infinity, gcTime: Infinity }

/**
 * Looks up the path of every navigation in the redirect table (docs/product.md#redirect-table)
 * while the page loads. A target in another language or site is a full load. Failures are ignored.
 */
export function followRedirects(router: AnyRouter, api: Api, locale: Locale): void {
  let followed: string | undefined

  async function follow(requested: { pathname: string; searchStr: string; href: string }) {
    const path = localizePath(locale, requested.pathname)
    const { queryClient } = await import('#model/query-client.ts')
    const found = await queryClient
      .fetchQuery({ queryKey: ['redirect', path], queryFn: () => api(redirectCall, { path }), ...asLongAsVisit })
      .catch(() => null)
    // The visitor may have navigated on in the meantime.
    if (!found || router.latestLocation.href !== requested.href) return
    const target = withQuery(found.to, requested.searchStr)
    const page = splitLocale(target)
    if (!target.startsWith('/') || page.locale !== locale) {
      location.replace(target)
      return
    }
    followed = page.path
    await router.navigate({ href: page.path, replace: true })
  }

  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    // The target of a redirect is not looked up again, so a faulty table causes no loop.
    if (fromLocation && pathChanged && toLocation.href !== followed) void follow(toLocation)
  })
}
