import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { buttonStyle } from '#ui/button.ts'
import { prepareToasts, showToast } from '#ui/toast/toast.ts'
import { sendSubscription } from './send-subscription.ts'
import type { NewsletterError } from './schema.ts'

interface NewsletterFormProps {
  /** Id of the field; a page may have two forms. */
  id: string
  /** The error of an address that was posted without script. */
  problem?: NewsletterError | undefined
}

/** The newsletter form (docs/product.md#subscribe-answer). Without script the browser posts it. */
export function NewsletterForm({ id, problem }: NewsletterFormProps) {
  const t = useTranslations()
  const locale = usePageLocale()
  const [error, setError] = useState<NewsletterError | undefined>(problem)
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending) return
    setSending(true)
    // The error was about the previous address.
    setError(undefined)
    const outcome = await sendSubscription(new FormData(form), locale)
    setSending(false)
    setError(outcome.error)
    if (outcome.error) form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    else if (outcome.sent) form.reset()
    const labels = { region: t('shell.toasts'), close: t('shell.closeToast') }
    if (outcome.toast) await showToast(outcome.sent ? 'success' : 'error', t(outcome.toast), labels)
  }

  return (
    <form action="/api/subscribe" method="post" noValidate onSubmit={(event) => void submit(event)} aria-busy={sending}>
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
            aria-invalid={error !== undefined}
            aria-describedby={error && `${id}-error`}
            className="min-h-12 w-full rounded-control border border-ink-soft bg-paper px-4 text-[1rem] text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-bad"
          />
          <p id={`${id}-error`} role="alert" className="text-small font-[550] text-bad not-empty:mt-2">
            {error && t(error)}
          </p>
        </div>
        <button type="submit" disabled={sending} className={`${buttonStyle.primary} grow`}>
          {t(sending ? 'newsletter.sending' : 'newsletter.subscribe')}
        </button>
      </div>
    </form>
  )
}
