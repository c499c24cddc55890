import * as v from 'valibot'
import type { Locale } from '#i18n/locales.ts'
import { NewsletterEmail, newsletterErrors, type NewsletterError } from './schema.ts'

interface Outcome {
  sent: boolean
  /** Message key of the error under the field. */
  error?: NewsletterError
  toast?: 'THANK_YOU_FOR_SUBSCRIBING' | 'SOMETHING_WENT_WRONG' | 'newsletter.tooMany'
}

/** Checks the address like the server, then sends it. Network faults are an outcome. */
export async function sendSubscription(form: FormData, locale: Locale): Promise<Outcome> {
  const checked = v.safeParse(NewsletterEmail, form.get('email'))
  if (!checked.success)
    return {
      sent: false,
      error: checked.issues[0].message === newsletterErrors.empty ? newsletterErrors.empty : newsletterErrors.invalid,
    }
  try {
    const answer = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: checked.output, locale, website: form.get('website') || undefined }),
    })
    if (answer.ok) return { sent: true, toast: 'THANK_YOU_FOR_SUBSCRIBING' }
    if (answer.status === 422) return { sent: false, error: newsletterErrors.invalid }
    return { sent: false, toast: answer.status === 429 ? 'newsletter.tooMany' : 'SOMETHING_WENT_WRONG' }
  } catch {
    return { sent: false, toast: 'SOMETHING_WENT_WRONG' }
  }
}
