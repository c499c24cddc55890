import type { AnyRouter } from '@tanstack/react-router'
import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { redirectCall } from '#api/redirects.ts'

/** Asks the redirect table when a navigation finds no page (docs/product.md#redirect-table). */
export function followRedirects(router: AnyRouter, api: Api, locale: Locale): void {
  let followed: string | undefined
  router.subscribe('onLoad', async ({ fromLocation, toLocation: { pathname, searchStr, href }, pathChanged }) => {
    const isMissing = router.state.matches.every(
      ({ routeId, status }) => routeId === '__root__' || status === 'notFound',
    )
    if (!fromLocation || !pathChanged || !isMissing) return
    const found = await api(redirectCall, { path: localizePath(locale, pathname) + searchStr }).catch(() => null)
    // The visitor may have left in the meantime.
    if (!found || router.latestLocation.href !== href) return
    const target = splitLocale(found.to)
    if (!found.to.startsWith('/') || target.locale !== locale || href === followed) return location.replace(found.to)
    followed = target.path
    await router.navigate({ href: target.path, replace: true })
  })
}
