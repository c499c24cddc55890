import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { LinkAddress } from './href.ts'
import { isPlainClick } from './plain-click.ts'

type LinkProps<T extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  /** `/path` without language for a page of the site, `#id` on this page, `https://…` elsewhere (opens a new tab). */
  href: LinkAddress<T>
}

/** From a new page's appearance until it stands at its top (spec §9), ms. */
const scrollDelayMs = 100

/**
 * An anchor as it stands in HTML; the router is asked only when it is clicked, which makes it cheap to render.
 * Same markup on both sides, so there is nothing to hydrate differently. A click that `onClick` prevents is not followed.
 */
export function Link<const T extends string>({ href, children, onClick, ...rest }: LinkProps<T>) {
  const router = useRouter()
  const locale = localeOfTag(useLocale())
  if (href.startsWith('https://')) {
    return (
      <a {...rest} href={href} onClick={onClick} target="_blank" rel="noopener noreferrer">
        {children}
        <NewTabHint />
      </a>
    )
  }
  if (href.startsWith('#')) {
    return (
      <a {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    )
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ href, resetScroll: false }).then(() => setTimeout(scrollToTop, scrollDelayMs, router))
  }
  return (
    <a {...rest} href={localizePath(locale, href)} onClick={follow}>
      {children}
    </a>
  )
}

/** Unless the address names a part of the page: the router has gone there. Back and forward restore their place. */
function scrollToTop({ latestLocation }: AnyRouter) {
  if (!latestLocation.hash) scrollTo({ top: 0, behavior: 'instant' })
}

/** Says to screen readers what the arrow shows. */
function NewTabHint() {
  const t = useTranslations('shell')
  return <span className="sr-only"> ({t('opensInNewTab')})</span>
}
