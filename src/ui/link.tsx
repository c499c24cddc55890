import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, TouchEvent } from 'react'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { LinkAddress } from './href.ts'
import { NewTabHint } from './new-tab-hint.tsx'
import { isPlainClick } from './plain-click.ts'

type LinkProps<T extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  /** `/path` without language, `#id` on this page, or `https://…` of another site (new tab). */
  href: LinkAddress<T>
}

/** From a new page's appearance to the scroll to its top, ms (docs/product.md#page-change). */
const scrollDelayMs = 100

/** From the end of a touch to the click that it may become, ms. */
const clickMs = 300

/** A finger on the link is answered at once: `:active` waits until it is known to be no scroll. */
const press = ({ currentTarget: { dataset } }: TouchEvent<HTMLAnchorElement>) => {
  dataset.pressed = 'finger'
}
function release({ type, currentTarget: { dataset } }: TouchEvent<HTMLAnchorElement>) {
  const end = () => {
    if (dataset.pressed === 'finger') delete dataset.pressed
  }
  if (type === 'touchcancel') end()
  else setTimeout(end, clickMs)
}

/** A plain anchor, cheap to render: the router acts on a click only; `onClick` may prevent it. */
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
  async function open({ dataset }: HTMLAnchorElement) {
    // Looks pressed until the page is there (base.css); one that is loaded comes at once.
    dataset.pressed = 'followed'
    await router.navigate({ href, resetScroll: false })
    delete dataset.pressed
    setTimeout(scrollToTop, scrollDelayMs, router)
  }
  return (
    <a
      {...rest}
      href={isOfSite ? localizePath(locale, href) : href}
      onClick={isOfSite ? follow : onClick}
      onTouchStart={press}
      onTouchEnd={release}
      onTouchCancel={release}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {opensTab && <NewTabHint />}
    </a>
  )
}

/** Not where the address has a fragment: the router has scrolled there. */
function scrollToTop({ latestLocation }: AnyRouter) {
  if (!latestLocation.hash) scrollTo({ top: 0, behavior: 'instant' })
}
