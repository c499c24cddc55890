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
export function sparesData(browser: object): boolean {
  const { success, output } = v.safeParse(Connection, browser)
  return success && (output.connection.saveData === true || /^(slow-)?2g$/.test(output.connection.effectiveType ?? ''))
}

/**
 * Loads the pages of visible links ahead, each once and at most 4 at a time; that of a link under the pointer or in focus at once.
 * Nothing on slow or data-saving connections.
 */
export function prefetchLinks(router: AnyRouter): void {
  if (sparesData(navigator)) return
  const asked = new Set([location.href])
  const waiting: string[] = []
  let underWay = 0

  function load(href: string) {
    const { pathname, search } = new URL(href)
    underWay += 1
    router
      .preloadRoute({ to: splitLocale(pathname).path, search: Object.fromEntries(new URLSearchParams(search)) })
      // Whoever follows the link sees what is wrong with its page.
      .catch(() => undefined)
      .finally(() => {
        underWay -= 1
        const next = waiting.shift()
        if (next) load(next)
      })
  }

  /** The page of a link when it is one of this site, in this language, and not asked for yet. */
  function pageOf(link: Element | null): string | undefined {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return undefined
    const { locale } = splitLocale(location.pathname)
    const target = new URL(link.href)
    if (target.searchParams.has('lang') || splitLocale(target.pathname).locale !== locale) return undefined
    target.hash = ''
    if (asked.has(target.href)) return undefined
    asked.add(target.href)
    return target.href
  }

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      const page = pageOf(target)
      if (!page) continue
      if (underWay < prefetchesAtOnce) load(page)
      else waiting.push(page)
    }
  })
  const watchLinks = () => {
    for (const link of document.querySelectorAll('a[href]')) seen.observe(link)
  }
  const watchLinksSoon = () => setTimeout(watchLinks, settleMs)
  const hurry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const page = pageOf(link)
    const place = link instanceof HTMLAnchorElement ? waiting.indexOf(link.href) : -1
    if (page) load(page)
    else if (place >= 0) for (const late of waiting.splice(place, 1)) load(late)
  }
  addEventListener('pointerover', hurry, { passive: true })
  addEventListener('focusin', hurry)
  router.subscribe('onRendered', watchLinksSoon)
  watchLinksSoon()
}
