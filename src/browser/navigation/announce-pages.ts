import type { AnyRouter } from '@tanstack/react-router'
import { element } from '#browser/element.ts'

/**
 * After a change of the page, announces its title and focuses its heading, after Back the link that was
 * followed (docs/product.md#page-change). A changed filter keeps the focus, a fragment the scroll position.
 */
export function announcePages(router: AnyRouter): void {
  const announcer = element('p', { className: 'sr-only', ariaLive: 'polite' })
  document.body.append(announcer)
  /** The address of the followed link, by history entry. */
  const followed = new Map<string, string>()
  const entryOf = ({ state, href }: { state: { __TSR_key?: string }; href: string }) => state.__TSR_key ?? href
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    const link = document.activeElement?.closest('main a')?.getAttribute('href')
    if (fromLocation && pathChanged && link) followed.set(entryOf(fromLocation), link)
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    announcer.textContent = document.title
    // Structured data describes the server's page only (seo/page-head.ts).
    document.querySelector('script[type="application/ld+json"]')?.remove()
    const left = followed.get(entryOf(toLocation))
    const link = left && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`)
    if (link) return link.focus({ preventScroll: true })
    if (toLocation.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    // React has already focused the field of the search page.
    if (!heading || document.activeElement?.matches('main [data-site-search]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
