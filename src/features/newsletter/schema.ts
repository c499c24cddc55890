import * as v from 'valibot'
import { defaultLocale, localeCodes } from '#i18n/locales.ts'

/** Message keys of the newsletter's field errors (spec §5). */
export const newsletterErrors = {
  empty: 'PLEASE_ENTER_YOUR_EMAIL',
  invalid: 'PLEASE_ENTER_A_VALID_EMAIL',
} as const
export type NewsletterError = (typeof newsletterErrors)[keyof typeof newsletterErrors]

/**
 * An e-mail address as the newsletter takes it: something@host.tld without spaces or control characters (spec §5), at most 254 characters (RFC 5321).
 * The message is the key of the text to show.
 */
export const NewsletterEmail = v.pipe(
  v.string(newsletterErrors.empty),
  v.trim(),
  v.nonEmpty(newsletterErrors.empty),
  v.maxLength(254, newsletterErrors.invalid),
  v.regex(/^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u, newsletterErrors.invalid),
)

/** A sign-up whose honeypot holds something: a field that people neither see nor hear, so a program has filled it in. */
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
