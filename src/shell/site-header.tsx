import { ChevronDown, Menu, Moon, Sun } from 'lucide'
import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { HelmMark } from './helm-mark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { SiteFrame } from './schema.ts'

interface SiteHeaderProps {
  frame: SiteFrame
  query: string
  /** Path of the page's section without language: its links are marked as current. */
  section: string | undefined
  search: ReactNode
}

/**
 * Skip link, language offer, and the header with its menus (close-menus.ts). No `div` wraps the skip
 * link: hydration would mistake the consent dialog, which may already be first in the body, for it.
 */
export const SiteHeader = memo(function SiteHeader({ frame, query, section, search }: SiteHeaderProps) {
  const t = useTranslations('shell')
  const currentIf = (isCurrent: boolean) => (isCurrent ? 'true' : undefined)
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 bg-paper p-3 font-[650] text-sea focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skipToContent')}
      </a>
      <LanguageOffer query={query} />
      {frame.notice && (
        <aside aria-label={t('notice')} className="bg-chart text-label">
          <p className="frame py-1.5">{frame.notice}</p>
        </aside>
      )}
      <header className="site-header sticky top-0 z-10 h-(--header-height) bg-paper">
        <div className="frame flex h-full items-center gap-1 sm:gap-2">
          <Link
            href="/"
            className="mr-auto flex min-h-11 items-center gap-2.5 text-[1.1875rem] font-[700] tracking-[-0.02em] lg:mr-2 xl:mr-4"
          >
            <HelmMark />
            {/* The narrowest screens show only the logo. */}
            <span className="max-[22.4rem]:sr-only">{frame.brand.name}</span>
          </Link>
          <nav aria-label={t('mainNavigation')} className="mr-auto hidden lg:block">
            <ul className="flex items-center gap-1 text-[0.9875rem] font-[550]">
              {frame.navigation.map((entry) => (
                <li key={entry.title}>
                  {entry.children ? (
                    <details data-menu className="group relative">
                      <summary
                        aria-current={currentIf(entry.children.some(({ url }) => url === section))}
                        className="nav-entry gap-1.5"
                      >
                        {entry.title}
                        <Icon node={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
                      </summary>
                      <ul className="absolute left-0 mt-4 grid w-90 rounded-card border border-line bg-float p-2 floats">
                        {entry.children.map((link) => (
                          <li key={link.url}>
                            <Link
                              href={link.url}
                              aria-current={currentIf(link.url === section)}
                              className="block rounded-control px-4 py-2.5 hover:bg-chart hover:text-sea aria-current:text-sea"
                            >
                              {link.title}
                              {link.description && (
                                <span className="block text-small font-[420] text-ink-soft">{link.description}</span>
                              )}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </details>
                  ) : (
                    <Link href={entry.url ?? '/'} aria-current={currentIf(entry.url === section)} className="nav-entry">
                      {entry.title}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {search}
          <LanguageMenu query={query} />
          {/* theme-switch.ts listens; CSS shows the icon. */}
          <button
            type="button"
            data-native
            data-needs-script
            data-theme-switch
            className="grid size-11 shrink-0 place-items-center hover:text-sea"
          >
            <span className="sr-only">
              {`${t('theme')}, `}
              <span className="theme-moon">{t('themeLight')}</span>
              <span className="theme-sun">{t('themeDark')}</span>
            </span>
            <Icon node={Moon} className="theme-moon" />
            <Icon node={Sun} className="theme-sun" />
          </button>
          <span className="ml-2 hidden whitespace-nowrap md:block">
            <ButtonLink href={useSiteLinks().register} kind="primary">
              {t('start')}
            </ButtonLink>
          </span>
          <button
            type="button"
            popoverTarget="mobile-menu"
            aria-label={t('menu')}
            className="-mr-2 grid size-11 shrink-0 place-items-center lg:hidden"
          >
            <Icon node={Menu} size={24} />
          </button>
        </div>
        <MobileMenu frame={frame} section={section} />
      </header>
    </>
  )
})
