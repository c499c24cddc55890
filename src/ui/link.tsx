import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { isPlainClick } from './plain-click.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** `/path` without language for a page of the site, `#id` on this page, `https://…` elsewhere (opens a new tab). */
  href: string
}

/**
 * An anchor as it stands in HTML; the router is asked only when it is clicked, which makes it cheap to render.
 * Same markup on both sides, so there is nothing to hydrate differently. A click that `onClick` prevents is not followed.
 */
export function Link({ href, children, onClick, ...rest }: LinkProps) {
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
    void router.navigate({ href })
  }
  return (
    <a {...rest} href={localizePath(locale, href)} onClick={follow}>
      {children}
    </a>
  )
}

/** Says to screen readers what the arrow shows. */
function NewTabHint() {
  const t = useTranslations('shell')
  return <span className="sr-only"> ({t('opensInNewTab')})</span>
}
