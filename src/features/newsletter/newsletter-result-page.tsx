import { useTranslations } from 'use-intl'
import { NewsletterForm } from './newsletter-form.tsx'
import { breakable } from '#i18n/breakable.ts'
import { SignedUp, type AfterSignUp } from './signed-up.tsx'

/** Results of a sign-up without script: last segments of paths. */
export const signUpResults = ['subscribed', 'check-inbox', 'empty', 'invalid', 'too-many', 'failed'] as const
type SignUpResult = (typeof signUpResults)[number]

/** The page after a sign-up without script. The form is empty: pages contain no visitor's data. */
export function NewsletterResultPage({ result, after }: { result: SignUpResult; after: AfterSignUp }) {
  const t = useTranslations()
  if (result === 'subscribed' || result === 'check-inbox') {
    return (
      <SignedUp
        title={t('THANK_YOU_FOR_SUBSCRIBING')}
        text={t(result === 'subscribed' ? 'newsletter.thanks' : 'newsletter.checkInbox')}
        after={after}
      />
    )
  }
  const problem = result === 'empty' || result === 'invalid' ? result : undefined
  return (
    <section className="frame py-18 lg:py-28">
      <h1 className="mb-4 text-h2!" suppressHydrationWarning>
        {breakable(t('newsletter.resultTitle'))}
      </h1>
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
