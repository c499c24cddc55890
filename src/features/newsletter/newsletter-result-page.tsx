import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { breakable } from '#i18n/breakable.ts'

/** Results of a sign-up without script, and of a link that works no more: last segments of paths. */
export const signUpResults = ['subscribed', 'check-inbox', 'empty', 'invalid', 'too-many', 'failed', 'expired'] as const
export type SignUpResult = (typeof signUpResults)[number]

/** The page after a sign-up without script. The form is empty: pages contain no visitor's data. */
export function NewsletterResultPage({ result }: { result: SignUpResult }) {
  const t = useTranslations()
  if (result === 'subscribed' || result === 'check-inbox') {
    return (
      <section className="frame py-18 lg:py-28">
        <h1 className="text-h2!" suppressHydrationWarning>
          {breakable(t('THANK_YOU_FOR_SUBSCRIBING'))}
        </h1>
        <p className="mt-4 mb-8 max-w-[45rem] text-balance text-ink-soft">
          {t(result === 'subscribed' ? 'newsletter.thanks' : 'newsletter.checkInbox')}
        </p>
        <ButtonLink href="/">{t('newsletter.back')}</ButtonLink>
      </section>
    )
  }
  const problem = result === 'empty' || result === 'invalid' ? result : undefined
  const hasExpired = result === 'expired'
  return (
    <section className="frame py-18 lg:py-28">
      <h1 className="mb-4 text-h2!" suppressHydrationWarning>
        {breakable(t(hasExpired ? 'newsletter.expiredTitle' : 'newsletter.resultTitle'))}
      </h1>
      {!problem && !hasExpired && (
        <p className="mb-6 font-[550] text-bad">
          {t(result === 'too-many' ? 'newsletter.tooMany' : 'SOMETHING_WENT_WRONG')}
        </p>
      )}
      {result !== 'empty' && (
        <p className="mb-6 text-ink-soft">{t(hasExpired ? 'newsletter.expiredText' : 'newsletter.typedText')}</p>
      )}
      <div className="max-w-[42rem]">
        <NewsletterForm id="newsletter-email" problem={problem} />
      </div>
    </section>
  )
}
