import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Link } from '#ui/link.tsx'
import { NotServed } from '#ui/not-served.tsx'
import { HelmMark } from './helm-mark.tsx'
import type { SiteFrame } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/**
 * The footer, dark in both themes: navigation, risk notice, operator, and the newsletter form except
 * after a sign-up.
 */
export const SiteFooter = memo(function SiteFooter({
  frame,
  newsletter,
}: {
  frame: SiteFrame
  newsletter?: ReactNode
}) {
  const t = useTranslations()
  const { columns, legal, newsletter: letter, risk_notice, year } = frame.footer
  const { name, address, registration } = frame.company
  return (
    <footer aria-label={t('shell.footer')} className="border-t border-line bg-paper text-ink [color-scheme:dark]">
      <div className="frame pt-12 pb-8 md:pt-16 md:pb-10 lg:pt-20">
        <div className={newsletter ? 'grid gap-x-12 gap-y-9 lg:grid-cols-[1.5fr_2fr]' : undefined}>
          {newsletter && (
            <section id="newsletter" aria-labelledby="newsletter-title" className="max-w-[28rem]">
              <h2 id="newsletter-title" className="text-h3!" suppressHydrationWarning>
                {breakable(letter.title)}
              </h2>
              <p className="mt-3 mb-6 text-small text-ink-soft">{letter.description}</p>
              {newsletter}
            </section>
          )}
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <p className="lettering text-ink-soft">{column.title}</p>
                <ul className="mt-3 text-small font-[550]">
                  {column.links.map((link) => (
                    <li key={link.url}>
                      <Link href={link.url} className="flex min-h-11 items-center py-1.5 leading-snug hover:text-sea">
                        {link.title}
                        <NotServed href={link.url} className="ml-2" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <section aria-label={t('shell.riskNotice')} className="mt-9 border-t border-line pt-7 md:mt-14 md:pt-8">
          <p className="lettering text-signal">{t('shell.riskNotice')}</p>
          <p className="mt-3 max-w-[60rem] text-small text-ink-soft">{risk_notice}</p>
        </section>
        <div className="mt-7 flex flex-wrap md:mt-10 items-center gap-x-6 gap-y-2 text-small text-ink-soft">
          <p className="mr-auto flex items-center gap-2.5 max-lg:w-full">
            <HelmMark size={24} />
            {t('shell.copyright', { year: String(year), name: frame.brand.name })}
          </p>
          {legal.map((link) => (
            <Link key={link.url} href={link.url} className="flex min-h-11 items-center hover:text-sea">
              {link.title}
            </Link>
          ))}
          {/* Opens the consent dialog again (browser/consent/watch-consent.ts). */}
          <button
            type="button"
            data-native
            data-needs-script
            data-consent-open
            data-policy={localizePath(usePageLocale(), '/page/privacy-policy')}
            aria-haspopup="dialog"
            className="flex min-h-11 items-center hover:text-sea"
          >
            {t('consent.reopen')}
          </button>
        </div>
        <p className="mt-3 text-small text-ink-soft">{`${name} · ${address} · ${registration}`}</p>
      </div>
    </footer>
  )
})
