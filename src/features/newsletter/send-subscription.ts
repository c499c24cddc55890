import type { Locale } from '#i18n/locales.ts'
import type { AddressProblem } from './check-address.ts'

interface Outcome {
  sent: boolean
  /** What the server has against the address. */
  problem?: AddressProblem
  toast?: 'THANK_YOU_FOR_SUBSCRIBING' | 'SOMETHING_WENT_WRONG' | 'newsletter.tooMany'
}

/** Sends an address that check-address.ts has let through. Network faults are an outcome. */
export async function sendSubscription(form: FormData, locale: Locale): Promise<Outcome> {
  const [email, website] = [form.get('email'), form.get('website')]
  try {
    const answer = await fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, locale, website: website || undefined }),
    })
    if (answer.ok) return { sent: true, toast: 'THANK_YOU_FOR_SUBSCRIBING' }
    if (answer.status === 422) return { sent: false, problem: 'invalid' }
    return { sent: false, toast: answer.status === 429 ? 'newsletter.tooMany' : 'SOMETHING_WENT_WRONG' }
  } catch {
    return { sent: false, toast: 'SOMETHING_WENT_WRONG' }
  }
}
