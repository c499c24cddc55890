import * as v from 'valibot'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'

/** Message keys of the newsletter's field errors. */
export const newsletterErrors = {
  empty: 'PLEASE_ENTER_YOUR_EMAIL',
  invalid: 'PLEASE_ENTER_A_VALID_EMAIL',
} as const

/**
 * White space, control characters, lone surrogates, other invisible characters, and the sign for
 * broken bytes.
 */
const unseen = /[\s\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/u
/** Local part and domain. A quoted local part is invalid: it has many spellings. */
const parts = /^(?!\.)(?!.*\.[.@])([^"(),:;<>@[\\\]]{1,64})@([\p{L}\p{M}\p{N}.。．｡-]+)$/u
const hostname = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/**
 * The normal form of an address in lower case: the local part in Unicode NFKC, the domain in
 * Punycode. `undefined` for an invalid address: too long (RFC 5321: 254 characters, 64 before the
 * `@`, 63 in a label), special characters (RFC 5322) or invisible ones.
 */
function normalizeEmail(text: string): string | undefined {
  const composed = text.normalize('NFKC').toLowerCase()
  const [, local, domain] = (!unseen.test(composed) && parts.exec(composed)) || []
  if (!local || !domain || !URL.canParse(`http://${domain}`)) return undefined
  const host = new URL(`http://${domain}`).hostname
  const email = `${local}@${host}`
  return hostname.test(host) && email.length <= 254 ? email : undefined
}

/** An e-mail address in its normal form. An issue's message is a key of the messages. */
export const NewsletterEmail = v.pipe(
  v.string(newsletterErrors.empty),
  v.trim(),
  v.nonEmpty(newsletterErrors.empty),
  v.transform(normalizeEmail),
  v.string(newsletterErrors.invalid),
)

/** People need longer (ms) from opening a page to sending its form. */
const quickestMs = 2000
/** A sign-up of a bot: with a filled honeypot, or sent too quickly. The form without script sends no `ms`. */
export const BotSignUp = v.union([
  v.looseObject({ website: v.pipe(v.unknown(), v.check(Boolean)) }),
  v.looseObject({ ms: v.pipe(v.number(), v.ltValue(quickestMs)) }),
])

/** `POST /api/subscribe`: JSON or a form. `locale` is the language of the page. */
export const Subscription = v.object({
  email: NewsletterEmail,
  locale: v.fallback(v.picklist(localeCodes), defaultLocale),
})
export type Subscription = v.InferOutput<typeof Subscription>

/** The mails that the site sends. */
export const mailKinds = ['confirm', 'goodbye'] as const

/** Facts for a mail. */
export interface MailProps {
  kind: (typeof mailKinds)[number]
  locale: Locale
  brand: string
  /** Name and address of the operator. */
  sender: string
  /** Host of the site. */
  site: string
  /** Address behind the button. */
  href: string
  /** Address of the page that ends the subscription. */
  leaveHref: string
}
