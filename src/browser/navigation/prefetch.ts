import type { AnyRouter } from '@tanstack/react-router'
import { splitLocale } from '#i18n/paths.ts'

/** docs/product.md#prefetch */
const prefetchesAtOnce = 4
/** Delay after a navigation, ms, for the requests of the new page. */
const settleMs = 1000

/**
 * The page of a link to this site; `undefined` for another language, which is a full load, and for a
 * typed file.
 */
function pageOf(link: Element | null): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined
  return link.target || link.hreflang || link.type ? undefined : link.href.replace(/#.*/, '')
}

/**
 * Prefetches the pages of visible links, each once and at most 4 at a time. A link under the pointer
 * or in focus is prefetched at once.
 */
export function prefetchLinks(router: AnyRouter): void {
  const requested = new Set([location.href])
  const waiting: string[] = []
  let running = 0

  function load(href: string) {
    if (requested.has(href)) return
    requested.add(href)
    running += 1
    const { pathname, search } = new URL(href)
    router
      .preloadRoute({ to: splitLocale(pathname).path, search: Object.fromEntries(new URLSearchParams(search)) })
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        loadNext()
      })
  }
  function loadNext() {
    while (running < prefetchesAtOnce && waiting.length > 0) load(waiting.shift() ?? '')
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting && pageOf(target)
      if (page) waiting.push(page)
    }
    loadNext()
  })
  const watchLinks = () => {
    // Links of the content come before those of the header.
    for (const link of [...document.querySelectorAll('main a[href]'), ...document.querySelectorAll('a[href]')])
      observer.observe(link)
  }
  const prefetchNow = ({ target }: Event) => {
    const page = target instanceof Element && pageOf(target.closest('a[href]'))
    if (page) load(page)
  }
  addEventListener('pointerover', prefetchNow, { passive: true })
  addEventListener('focusin', prefetchNow)
  router.subscribe('onRendered', () => setTimeout(watchLinks, settleMs))
  watchLinks()
}
