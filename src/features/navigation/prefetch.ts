import type { AnyRouter } from '@tanstack/react-router'
import { isLocale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'

/** docs/product.md#prefetch */
export const prefetchesAtOnce = 4
/** Delay after a navigation, ms: the requests of the new page go first. */
const settleMs = 1000

/** The page behind a link of the language menu; `undefined` for other links. */
function translatedPage(link: HTMLAnchorElement): string | undefined {
  const { pathname, searchParams } = new URL(link.href)
  const chosen = searchParams.get('lang') ?? undefined
  const { locale, path } = splitLocale(pathname)
  if (!link.hreflang || !isLocale(chosen) || chosen === locale) return undefined
  searchParams.delete('lang')
  const query = searchParams.toString()
  return localizePath(chosen, path) + (query && `?${query}`)
}

/**
 * Prefetches the pages of visible links, each once and at most 4 at a time. The page of a link under
 * pointer or finger, or in focus, is fetched at once. The page in another language is a full load:
 * the browser prefetches it, without the link itself, which sets a cookie.
 */
export function prefetchLinks(router: AnyRouter): void {
  const requested = new Set([location.href])
  const waiting: string[] = []
  let running = 0

  function load(href: string) {
    const { pathname, search } = new URL(href)
    running += 1
    // Beside the page's script, which reads with it.
    void import('#model/query-client.ts').catch(() => undefined)
    router
      .preloadRoute({ to: splitLocale(pathname).path, search: Object.fromEntries(new URLSearchParams(search)) })
      .catch(() => undefined)
      .finally(() => {
        running -= 1
        const next = waiting.shift()
        if (next) load(next)
      })
  }

  /** The page behind a link, if it is of this site and language and not yet requested. */
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
    // What the page is about comes before the header, which is on every page.
    for (const link of [...document.querySelectorAll('main a[href]'), ...document.querySelectorAll('a[href]')])
      observer.observe(link)
  }
  const prefetchNow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const translated = link instanceof HTMLAnchorElement && translatedPage(link)
    if (translated && !requested.has(translated)) {
      requested.add(translated)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: translated }))
    }
    const page = pageToLoad(link)
    const position = link instanceof HTMLAnchorElement ? waiting.indexOf(link.href) : -1
    if (page) load(page)
    else if (position >= 0) for (const late of waiting.splice(position, 1)) load(late)
  }
  addEventListener('pointerover', prefetchNow, { passive: true })
  addEventListener('focusin', prefetchNow)
  router.subscribe('onRendered', () => setTimeout(watchLinks, settleMs))
  watchLinks()
}
