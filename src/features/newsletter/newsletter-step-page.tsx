import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { buttonStyle } from '#ui/button.ts'
import { SignedUp, type AfterSignUp } from './signed-up.tsx'

/** The buttons of each page behind a signed link: what they do, and their text. */
const buttons = {
  confirm: [
    ['confirm', 'confirm'],
    ['decline', 'notMe'],
  ],
  confirmed: [],
  declined: [],
  leave: [['leave', 'leave']],
  left: [['confirm', 'undo']],
} as const

export type NewsletterStep = keyof typeof buttons
const isStep = (name: string): name is NewsletterStep => Object.hasOwn(buttons, name)
export const newsletterSteps = Object.keys(buttons).filter(isStep)

/**
 * A page behind a signed link of a mail, or the result of its buttons. The form posts to the page's
 * own address, so that the page is the same for everybody. Only a pressed button changes anything:
 * mail scanners open links.
 */
export function NewsletterStepPage({ step, after }: { step: NewsletterStep; after: AfterSignUp }) {
  const t = useTranslations('newsletter')
  if (step === 'confirmed') return <SignedUp title={t('confirmedTitle')} text={t('confirmedText')} after={after} />
  return (
    <section className="frame py-18 lg:py-28">
      <h1 className="text-h2!">{t(`${step}Title`)}</h1>
      <p className="mt-4 mb-8 max-w-[45rem] text-balance text-ink-soft">{t(`${step}Text`)}</p>
      {buttons[step].length > 0 ? (
        <form method="post" className="flex flex-wrap gap-3">
          {buttons[step].map(([choice, text], index) => (
            <button
              key={choice}
              name="do"
              value={choice}
              className={buttonStyle[index === 0 ? 'primary' : 'secondary']}
            >
              {t(text)}
            </button>
          ))}
        </form>
      ) : (
        <ButtonLink href="/">{t('back')}</ButtonLink>
      )}
    </section>
  )
}
