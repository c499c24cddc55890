import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterErrors } from './schema.ts'

const results = ['subscribed', 'empty', 'invalid', 'too-many', 'failed'] as const
/** How a sign-up without script ended: the last part of the address that answers it (worker/api/subscribe.ts). */
export type SignUpResult = (typeof results)[number]

export function isSignUpResult(value: string): value is SignUpResult {
  return results.some((result) => result === value)
}

/**
 * What a visitor without script sees after the form was sent: thanks, or the fault and the form
 * again. A page holds nothing of a visitor, so the address stands only in the form that was left.
 */
export function NewsletterResultPage({ result }: { result: SignUpResult }) {
  const t = useTranslations()
  if (result === 'subscribed') {
    return (
      <section className="frame py-18 lg:py-28">
        <h1 className="text-h2!">{t('THANK_YOU_FOR_SUBSCRIBING')}</h1>
        <p className="mt-4 mb-8 max-w-[45rem] text-balance text-ink-soft">{t('newsletter.thanks')}</p>
        <ButtonLink href="/">{t('newsletter.back')}</ButtonLink>
      </section>
    )
  }
  const problem = result === 'empty' || result === 'invalid' ? newsletterErrors[result] : undefined
  return (
    <section className="frame py-18 lg:py-28">
      <h1 className="mb-4 text-h2!">{t('newsletter.resultTitle')}</h1>
      {!problem && (
        <p className="mb-6 font-[550] text-bad">
          {t(result === 'too-many' ? 'newsletter.tooMany' : 'SOMETHING_WENT_WRONG')}
        </p>
      )}
      {result !== 'empty' && <p className="mb-6 text-ink-soft">{t('newsletter.typedText')}</p>}
      <div className="max-w-[42rem]">
        <NewsletterForm id="newsletter-email" problem={problem} />
      </div>
    </section>
  )
}
