import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { splitLocale } from '#i18n/paths.ts'

/** Spec §9. */
export const prefetchesAtOnce = 4
/** From the moment a page is shown: what it needs itself goes first, ms. */
const settleMs = 1000

/** The Network Information API, where there is one. */
const Connection = v.object({
  connection: v.object({ saveData: v.optional(v.boolean()), effectiveType: v.optional(v.string()) }),
})

/** Whether the connection is slow or asks to save data (spec §2). */
export function prefersReducedData(browser: object): boolean {
  const { success, output } = v.safeParse(Connection, browser)
  return success && (output.connection.saveData === true || /^(slow-)?2g$/.test(output.connection.effectiveType ?? ''))
}

/**
 * Loads the pages of visible links ahead, each once and at most 4 at a time; that of a link under the pointer or in focus at once.
 * Nothing on slow or data-saving connections.
 */
export function prefetchLinks(router: AnyRouter): void {
  if (prefersReducedData(navigator)) return
  const requested = new Set([location.href])
  const waiting: string[] = []
  let running = 0

  function load(href: string) {
    const { pathname, search } = new URL(href)
    running += 1
    router
      .preloadRoute({ to: splitLocale(pathname).path, search: Object.fromEntries(new URLSearchParams(search)) })
      // Whoever follows the link sees what is wrong with its page.
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        const next = waiting.shift()
        if (next) load(next)
      })
  }

  /** The page of a link when it is one of this site, in this language, and not asked for yet. */
  function pageToLoad(link: Element | null): string | undefined {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return undefined
    const { locale } = splitLocale(location.pathname)
    const target = new URL(link.href)
    if (target.searchParams.has('lang') || splitLocale(target.pathname).locale !== locale) return undefined
    target.hash = ''
    if (requested.has(target.href)) return undefined
    requested.add(target.href)
    return target.href
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const page = pageToLoad(target)
      if (!page) continue
      if (running < prefetchesAtOnce) load(page)
      else waiting.push(page)
    }
  })
  const watchLinks = () => {
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  const watchLinksSoon = () => setTimeout(watchLinks, settleMs)
  const prefetchNow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const page = pageToLoad(link)
    const position = link instanceof HTMLAnchorElement ? waiting.indexOf(link.href) : -1
    if (page) load(page)
    else if (position >= 0) for (const late of waiting.splice(position, 1)) load(late)
  }
  addEventListener('pointerover', prefetchNow, { passive: true })
  addEventListener('focusin', prefetchNow)
  router.subscribe('onRendered', watchLinksSoon)
  watchLinksSoon()
}
