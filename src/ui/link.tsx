import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { LinkAddress } from './href.ts'
import { NewTabHint } from './new-tab-hint.tsx'
import { isPlainClick } from './plain-click.ts'

type LinkProps<T extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  /** `/path` without language, `#id` on this page, or `https://…` of another site (new tab). */
  href: LinkAddress<T>
}

/** From the rendering of a new page to the scroll to its top, ms (docs/product.md#page-change). */
const scrollDelayMs = 100

/** Resolves after the next paint. */
const drawn = () =>
  document.hidden ? undefined : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** An anchor that renders cheaply: the router handles its click only. `onClick` may prevent that. */
export function Link<const T extends string>({ href, children, onClick, ...rest }: LinkProps<T>) {
  const router = useRouter()
  const locale = usePageLocale()
  const opensTab = href.startsWith('https://')
  const isOfSite = !opensTab && !href.startsWith('#')
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    void open(event.currentTarget)
  }
  async function open({ dataset, pathname }: HTMLAnchorElement) {
    // Looks pressed at once (base.css): a slow phone takes 200 ms to render a page.
    dataset.pressed = ''
    await drawn()
    await router.navigate({ href, resetScroll: false })
    delete dataset.pressed
    setTimeout(() => {
      // Not after going back. The router scrolls to fragments.
      if (location.pathname === pathname && !location.hash) scrollTo({ top: 0, behavior: 'instant' })
    }, scrollDelayMs)
  }
  return (
    <a
      {...rest}
      href={isOfSite ? localizePath(locale, href) : href}
      onClick={isOfSite ? follow : onClick}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {opensTab && <NewTabHint />}
    </a>
  )
}
