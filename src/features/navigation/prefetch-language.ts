import { isLocale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'

/** The page behind a link of the language menu; `undefined` for other links. */
function targetPage(link: HTMLAnchorElement): string | undefined {
  const { pathname, searchParams } = new URL(link.href)
  const chosen = searchParams.get('lang') ?? undefined
  const { locale, path } = splitLocale(pathname)
  if (link.origin !== location.origin || !isLocale(chosen) || chosen === locale) return undefined
  searchParams.delete('lang')
  const query = searchParams.toString()
  return localizePath(chosen, path) + (query && `?${query}`)
}

/**
 * Prefetches the page in another language when its link gets the pointer or the focus: a change of
 * language is a full load. The link itself sets a cookie, so it is not fetched.
 */
export function prefetchLanguages(): void {
  const requested = new Set<string>()
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null
    const page = link instanceof HTMLAnchorElement ? targetPage(link) : undefined
    if (!page || requested.has(page)) return
    requested.add(page)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = page
    document.head.append(hint)
  }
  addEventListener('pointerover', load, { passive: true })
  addEventListener('focusin', load)
}
