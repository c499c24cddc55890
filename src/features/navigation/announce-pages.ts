import type { AnyRouter } from '@tanstack/react-router'

/**
 * Takes those who read by keyboard or ear along to the next page: the focus goes to its heading, on the search page to
 * its field, and its title is said.
 * A list that is only narrowed keeps the focus where it is; an address with a part keeps the place that the router went to.
 */
export function announcePages(router: AnyRouter): void {
  const announcer = document.createElement('p')
  announcer.className = 'sr-only'
  announcer.ariaLive = 'polite'
  document.body.append(announcer)
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    announcer.textContent = document.title
    // It tells crawlers of the page that the server sent (seo/page-head.ts).
    document.querySelector('script[type="application/ld+json"]')?.remove()
    if (toLocation.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    // React has focused it.
    if (!heading || document.activeElement?.matches('main [data-site-search]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
