import { consentCookieDays, consentCookieName } from '#model/stored.ts'

/** The cookie of the consent record (docs/product.md#consent-record); `secure` on https only. */
export const consentCookie = {
  name: consentCookieName,
  expiresAfterDays: consentCookieDays,
  path: '/',
  sameSite: 'Lax',
  secure: true,
} as const

/** The categories a visitor can consent to. */
export const consentCategories = {
  necessary: { enabled: true, readOnly: true },
  analytics: {},
} as const
