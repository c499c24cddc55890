import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { breakable } from '#i18n/breakable.ts'

interface StatusPageProps {
  /** Absent offline: then the page has no picture. */
  status?: number
  title: string
  message?: string
  retry?: ReactNode
  /** Helps on: a search. */
  children?: ReactNode
}

/** The error page: a picture and a large status code, the message, links home and to help. */
export function StatusPage({ status, title, message, retry, children }: StatusPageProps) {
  const t = useTranslations('error')
  return (
    <section className="frame flex flex-col items-center py-16 text-center lg:py-24">
      {status && (
        <>
          <Picture id="off-chart" alt="" size="640x420" className="w-full max-w-[30rem]" />
          <p className="mt-8 mb-3 text-display leading-none font-[650] tracking-[-0.03em]">{status}</p>
        </>
      )}
      <h1 className="max-w-full text-h2! [overflow-wrap:anywhere]" suppressHydrationWarning>
        {breakable(title)}
      </h1>
      {message && <p className="mt-4 max-w-full text-balance text-ink-soft [overflow-wrap:anywhere]">{message}</p>}
      {children}
      <p className="mt-8 flex flex-wrap justify-center gap-3 max-sm:self-stretch max-sm:*:grow max-sm:*:justify-center">
        <ButtonLink href="/" kind="primary">
          {t('goHome')}
        </ButtonLink>
        <ButtonLink href="/knowledge-base">{t('helpCentre')}</ButtonLink>
        {retry}
      </p>
    </section>
  )
}
