import { useRouteContext } from '@tanstack/react-router'
import { Check, Link2 } from 'lucide'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { shareNetworks, type ShareNetwork } from './share-networks.ts'
import { buttonStyle } from '#ui/button.ts'
import { Icon } from '#ui/icon.tsx'

interface ShareButtonsProps {
  /** The page's path without language; its public address is shared and copied. */
  path: string
  title: string
  networks: readonly ShareNetwork[]
  /** Opens a window of 600 × 400 where scripts run (share-popup.ts), else a new tab. */
  popup?: boolean
}

/** Share links, which work without script, and a button that copies the address (copy-link.ts). */
export function ShareButtons({ path, title, networks, popup = false }: ShareButtonsProps) {
  const t = useTranslations()
  const { origin, locale } = useRouteContext({ from: '__root__' })
  const address = origin + localizePath(locale, path)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would mean a form
    <div role="group" aria-label={t('sharing.share')} className="flex flex-wrap items-center gap-2 print:hidden">
      <span aria-hidden className="lettering mr-2 text-ink-soft max-sm:w-full">
        {t('sharing.share')}
      </span>
      {networks.map((network) => {
        const { name, address: shareAddress, mark } = shareNetworks[network]
        return (
          <a
            key={network}
            href={shareAddress(address, title)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('sharing.on', { network: name })} ${t('shell.opensInNewTab')}`}
            data-popup={popup || undefined}
            className={buttonStyle.small}
          >
            <svg aria-hidden viewBox="0 0 24 24" width={16} height={16} fill="currentColor" className="shrink-0">
              <path d={mark} />
            </svg>
            {name}
          </a>
        )
      })}
      <Fragment key={address}>
        <button type="button" data-native data-needs-script data-copy={address} className={buttonStyle.small}>
          <span className="contents">
            <Icon node={Link2} size={18} />
            {t('sharing.copy')}
          </span>
          <span hidden className="contents">
            <Icon node={Check} size={18} className="text-good" />
            {t('sharing.copied')}
          </span>
        </button>
        {/* React does not restore a text that it does not change. */}
        <output className="sr-only" suppressHydrationWarning>
          {''}
        </output>
      </Fragment>
    </div>
  )
}
