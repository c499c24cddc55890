import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { buttonStyle } from '#ui/button.ts'
import { prepareToasts, showToast } from '#ui/toast/toast.ts'
import { showProblem, type AddressProblem } from './check-address.ts'
import { sendSubscription } from './send-subscription.ts'

interface NewsletterFormProps {
  /** Id of the field; a page may have two forms. */
  id: string
  /** What was wrong with an address that was posted without script. */
  problem?: AddressProblem | undefined
}

/**
 * The newsletter form (docs/product.md#subscribe-answer); check-address.ts checks the address.
 * Without the app the browser posts it.
 */
export function NewsletterForm({ id, problem }: NewsletterFormProps) {
  const t = useTranslations()
  const locale = usePageLocale()
  const texts = { empty: t('PLEASE_ENTER_YOUR_EMAIL'), invalid: t('PLEASE_ENTER_A_VALID_EMAIL') }
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending) return
    setSending(true)
    const outcome = await sendSubscription(new FormData(form), locale)
    setSending(false)
    if (outcome.problem) showProblem(form, outcome.problem)
    if (outcome.sent) form.reset()
    const labels = { region: t('shell.toasts'), close: t('shell.closeToast') }
    if (outcome.toast) await showToast(outcome.sent ? 'success' : 'error', t(outcome.toast), labels)
  }

  return (
    <form
      action="/api/subscribe"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={sending}
      data-empty={texts.empty}
      data-invalid={texts.invalid}
    >
      <input type="hidden" name="locale" value={locale} />
      {/* The honeypot, for bots that fill in every field: such a sign-up gets thanks and is not stored. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('newsletter.leaveEmpty')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <label htmlFor={id} className="mb-2 block text-small font-[550]">
        {t('newsletter.email')}
      </label>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[999_1_14rem]">
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            onFocus={prepareToasts}
            maxLength={254}
            placeholder={t('newsletter.placeholder')}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-error`}
            className="min-h-12 w-full rounded-control border border-ink-soft bg-paper px-4 text-[1rem] text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-bad"
          />
          {/* React leaves a text alone that it does not change. */}
          <p
            id={`${id}-error`}
            role="alert"
            className="text-small font-[550] text-bad not-empty:mt-2"
            suppressHydrationWarning
          >
            {problem ? texts[problem] : ''}
          </p>
        </div>
        <button type="submit" disabled={sending} className={`${buttonStyle.primary} grow`}>
          {t(sending ? 'newsletter.sending' : 'newsletter.subscribe')}
        </button>
      </div>
    </form>
  )
}
