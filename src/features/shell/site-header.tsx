import { Menu } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { HelmMark } from './helm-mark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavMenu } from './nav-menu.tsx'
import type { Chrome } from './schema.ts'
import { ThemeButton } from './theme-button.tsx'

interface SiteHeaderProps {
  chrome: Chrome
  registerUrl: string
  /** The page's query. */
  query: string
  search: ReactNode
}

export function SiteHeader({ chrome, registerUrl, query, search }: SiteHeaderProps) {
  const t = useTranslations('shell')
  return (
    <header className="site-header sticky top-0 z-10 h-(--header-height) bg-paper">
      <div className="frame flex h-full items-center gap-1 sm:gap-2">
        <Link
          href="/"
          className="mr-auto flex min-h-11 items-center gap-2.5 text-[1.1875rem] font-[700] tracking-[-0.02em] xl:mr-4"
        >
          <HelmMark />
          {/* The narrowest screens have room only for the logo. */}
          <span className="max-[22.4rem]:sr-only">{chrome.brand.name}</span>
        </Link>
        <nav aria-label={t('mainNavigation')} className="mr-auto hidden xl:block">
          <ul className="flex items-center gap-1 text-[0.9875rem] font-[550]">
            {chrome.navigation.map((entry) => (
              <li key={entry.title}>
                {entry.children ? (
                  <NavMenu title={entry.title} links={entry.children} />
                ) : (
                  <Link
                    href={entry.url ?? '/'}
                    className="flex min-h-11 items-center px-3 whitespace-nowrap hover:text-sea"
                  >
                    {entry.title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {search}
        <LanguageMenu query={query} />
        <ThemeButton />
        <span className="ml-2 hidden whitespace-nowrap md:block">
          <ButtonLink href={registerUrl} kind="primary">
            {t('start')}
          </ButtonLink>
        </span>
        <button
          type="button"
          popoverTarget="mobile-menu"
          aria-label={t('menu')}
          className="-mr-2 grid size-11 shrink-0 place-items-center xl:hidden"
        >
          <Icon node={Menu} size={24} />
        </button>
      </div>
      <MobileMenu chrome={chrome} registerUrl={registerUrl} />
    </header>
  )
}
