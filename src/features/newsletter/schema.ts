import * as v from 'valibot'
import { defaultLocale, localeCodes } from '#i18n/locales.ts'

/** Message keys of the newsletter's field errors. */
export const newsletterErrors = {
  empty: 'PLEASE_ENTER_YOUR_EMAIL',
  invalid: 'PLEASE_ENTER_A_VALID_EMAIL',
} as const

/** White space, control characters, lone surrogates and whatever else nobody sees. */
const unseen = /[\s\p{C}\p{Default_Ignorable_Code_Point}]/u
/** Local part and domain. No quoted local part: one address could be written in many ways. */
const parts = /^([^"(),:;<>@[\\\]]{1,64})@([\p{L}\p{M}\p{N}.。．｡-]+)$/u
const hostname = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/**
 * The one form in which an address is stored, sent and compared: the local part in Unicode NFC, the
 * domain in lower case and Punycode. `undefined` for what is no address: more than 254 characters,
 * 64 before the `@` or 63 in a label of the domain (RFC 5321), special characters (RFC 5322),
 * characters that nobody sees.
 */
function normalizeEmail(text: string): string | undefined {
  const composed = text.normalize('NFC')
  const [, local, domain] = (!unseen.test(composed) && parts.exec(composed)) || []
  if (!local || !domain) return undefined
  try {
    const host = new URL(`http://${domain}`).hostname
    const email = `${local}@${host}`
    return hostname.test(host) && email.length <= 254 ? email : undefined
  } catch {
    return undefined
  }
}

/** An e-mail address in its normal form. The message is the key of the text to show. */
export const NewsletterEmail = v.pipe(
  v.string(newsletterErrors.empty),
  v.trim(),
  v.nonEmpty(newsletterErrors.empty),
  v.transform(normalizeEmail),
  v.string(newsletterErrors.invalid),
)

/** A sign-up with a filled honeypot, a field that people do not notice: a program sent it. */
export const FilledHoneypot = v.looseObject({
  website: v.pipe(
    v.unknown(),
    v.check((value) => value !== undefined && value !== null && value !== ''),
  ),
})

/** `POST /api/subscribe`: JSON or a form. `locale` is the language the visitor reads. */
export const Subscription = v.object({
  email: NewsletterEmail,
  locale: v.fallback(v.picklist(localeCodes), defaultLocale),
})
export type Subscription = v.InferOutput<typeof Subscription>
