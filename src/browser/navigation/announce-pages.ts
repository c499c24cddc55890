import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a navigation, moves the focus to the page's heading and announces the title
 * (docs/product.md#page-change). A changed filter keeps the focus, a fragment the scroll position.
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
