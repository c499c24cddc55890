import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LanguageOffer } from './language-offer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import type { Shell } from './queries.ts'

interface PageFrameProps {
  shell: Shell
  /** The page's query. */
  query: string
  /** The search of the header. */
  search: ReactNode
  /** The newsletter form of the footer. */
  newsletter: ReactNode
  /** The footer's button that opens the consent dialog again. */
  consent: ReactNode
  children: ReactNode
}

/**
 * The frame of every page: skip link, language offer, header, footer. The skip link has no wrapping
 * `div`: in its place React's hydration would find the consent dialog, which may already be first
 * in the body.
 */
export function PageFrame({ shell, query, search, newsletter, consent, children }: PageFrameProps) {
  const t = useTranslations('shell')
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 bg-paper p-3 font-[650] text-sea focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skipToContent')}
      </a>
      <LanguageOffer query={query} />
      <SiteHeader chrome={shell.chrome} registerUrl={shell.links.register} query={query} search={search} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter chrome={shell.chrome} newsletter={newsletter} consent={consent} />
    </>
  )
}
