import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '#i18n/locales.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { buttonStyle } from '#ui/button.ts'
import { prepareToasts, showToast } from '#ui/toast/toast.ts'
import { showMessage, showProblem, type AddressProblem } from './check-address.ts'

/** Sends a sign-up. Resolves to the status of the answer, or to 0 when the request fails. */
async function subscribe(form: FormData, locale: Locale): Promise<number> {
  const ms = Math.round(performance.now())
  const body = { email: form.get('email'), locale, website: form.get('website') || undefined, ms }
  const headers = { 'content-type': 'application/json' }
  const answer = fetch('/api/subscribe', { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.then(({ status }) => status).catch(() => 0)
}

interface NewsletterFormProps {
  /** Id of the field; a page may have two forms. */
  id: string
  /** The problem of a sign-up without script. */
  problem?: AddressProblem | undefined
}

/** The newsletter form (docs/product.md#subscribe-answer). check-address.ts checks the address. */
export function NewsletterForm({ id, problem }: NewsletterFormProps) {
  const t = useTranslations()
  const locale = usePageLocale()
  const texts = { empty: t('PLEASE_ENTER_YOUR_EMAIL'), invalid: t('PLEASE_ENTER_A_VALID_EMAIL') }
  const [sending, setSending] = useState(false)
  const [mustConfirm, setMustConfirm] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending) return
    setSending(true)
    const status = await subscribe(new FormData(form), locale)
    setSending(false)
    if (status === 422) return showProblem(form, 'invalid')
    const labels = { region: t('shell.toasts'), close: t('shell.closeToast') }
    if (status !== 200 && status !== 202) {
      const text = t(status === 429 ? 'newsletter.tooMany' : 'SOMETHING_WENT_WRONG')
      showMessage(form, text)
      return showToast('error', text, labels)
    }
    form.reset()
    setMustConfirm(status === 202)
    await showToast('success', t('THANK_YOU_FOR_SUBSCRIBING'), labels)
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
      {/* The honeypot: a sign-up of a bot that fills in this field is not stored. */}
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
          {/* React does not overwrite a text that check-address.ts has changed. */}
          <p
            id={`${id}-error`}
            role="alert"
            className="text-small font-[550] text-bad not-empty:mt-2"
            suppressHydrationWarning
          >
            {problem ? texts[problem] : ''}
          </p>
        </div>
        <button type="submit" aria-disabled={sending} className={`${buttonStyle.primary} grow`}>
          {t(sending ? 'newsletter.sending' : 'newsletter.subscribe')}
        </button>
      </div>
      <output className="block text-small not-empty:mt-3">{mustConfirm ? t('newsletter.checkInbox') : ''}</output>
    </form>
  )
}
