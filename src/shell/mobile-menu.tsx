import { X } from 'lucide'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { SiteFrame } from './schema.ts'

/**
 * The navigation of narrow screens: a native popover of full height. `section` is the path of the
 * current link.
 */
export function MobileMenu({ frame, section }: { frame: SiteFrame; section: string | undefined }) {
  const t = useTranslations('shell')
  const links = frame.navigation.flatMap(({ title, url = '/', children }) => children ?? [{ title, url }])
  return (
    <div id="mobile-menu" popover="auto" className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink">
      <div className="frame flex h-(--header-height) items-center justify-end">
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="-mr-2 grid size-11 place-items-center"
        >
          <Icon node={X} size={24} />
        </button>
      </div>
      <nav aria-label={t('mainNavigation')} className="frame pb-10">
        <ul className="border-b border-line text-[1.25rem] font-[550]">
          {links.map((link) => (
            <li key={link.url} className="border-t border-line">
              <Link
                href={link.url}
                aria-current={link.url === section ? 'true' : undefined}
                className="flex min-h-14 items-center aria-current:text-sea"
              >
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-8 grid sm:justify-start">
          <ButtonLink href={useSiteLinks().register} kind="primary">
            {t('start')}
          </ButtonLink>
        </p>
      </nav>
    </div>
  )
}
