import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a navigation, moves the focus to the page's heading (on the search page to its field) and
 * announces the title (docs/product.md#page-change). A list that only changes its filter keeps the
 * focus; an address with a fragment keeps the scroll position that the router chose.
 */
export function announcePages(router: AnyRouter): void {
  const announcer = document.createElement('p')
  announcer.className = 'sr-only'
  announcer.ariaLive = 'polite'
  document.body.append(announcer)
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    announcer.textContent = document.title
    // Structured data describes the page that the server sent (seo/page-head.ts).
    document.querySelector('script[type="application/ld+json"]')?.remove()
    if (toLocation.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    // On the search page React has already focused the field.
    if (!heading || document.activeElement?.matches('main [data-site-search]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
