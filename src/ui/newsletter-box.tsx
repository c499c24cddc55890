import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** A newsletter form with its heading, beside a list or below a text. */
export function NewsletterBox({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslations('lists')
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-5 sm:p-6 print:hidden">
      <h2 id={id} className="text-[1.125rem]! leading-snug!">
        {t('newsletterTitle')}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{t('newsletterText')}</p>
      {children}
    </section>
  )
}
