import { useTranslations } from 'use-intl'
import { breakable } from '#i18n/breakable.ts'
import { ownOrEnglish } from '#i18n/by-locale.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { buttonStyle } from '#ui/button.ts'
import { NewsletterForm } from './newsletter-form.tsx'
// Not among the messages, which every page loads.
import texts from './step-texts.json' with { type: 'json' }
import { SignedUp, type AfterSignUp } from './signed-up.tsx'

/** The buttons of each page behind a signed link: what they do, and the name of their text. */
const buttons = {
  confirm: [
    ['confirm', 'confirm'],
    ['decline', 'decline'],
  ],
  confirmed: [],
  declined: [],
  leave: [['leave', 'leave']],
  left: [['confirm', 'undo']],
  expired: [],
} as const

type NewsletterStep = keyof typeof buttons
const isStep = (name: string): name is NewsletterStep => Object.hasOwn(buttons, name)
export const newsletterSteps = Object.keys(buttons).filter(isStep)

/**
 * A page behind a signed link of a mail, or the result of its buttons. The form posts to the page's
 * own address, so that the page is the same for everybody. Only a pressed button changes anything:
 * mail scanners open links.
 */
export function NewsletterStepPage({ step, after }: { step: NewsletterStep; after: AfterSignUp }) {
  const t = useTranslations('newsletter')
  const own = ownOrEnglish(texts, usePageLocale())
  if (step === 'confirmed') return <SignedUp {...own.confirmed} after={after} />
  return (
    <section className="frame py-18 lg:py-28">
      <h1 className="text-h2!" suppressHydrationWarning>
        {breakable(own[step].title)}
      </h1>
      <p className="mt-4 mb-8 max-w-[45rem] text-balance text-ink-soft">{own[step].text}</p>
      {step === 'expired' ? (
        <div className="max-w-[42rem]">
          <NewsletterForm id="newsletter-email" />
        </div>
      ) : buttons[step].length > 0 ? (
        <form method="post" className="flex flex-wrap gap-3">
          {buttons[step].map(([choice, text], index) => (
            <button
              key={choice}
              name="do"
              value={choice}
              className={buttonStyle[index === 0 ? 'primary' : 'secondary']}
            >
              {own.buttons[text]}
            </button>
          ))}
        </form>
      ) : (
        <ButtonLink href="/">{t('back')}</ButtonLink>
      )}
    </section>
  )
}
