/** The consent record's cookie (spec §9); `secure` takes effect on https. */
export const consentCookie = {
  name: 'cc_cookie',
  expiresAfterDays: 182,
  path: '/',
  sameSite: 'Lax',
  secure: true,
} as const

/** Of the question that is asked. Whoever answered another revision is asked again: raise it when the purposes change. */
export const consentRevision = 1

/** What can be consented to (spec §4). */
export const consentCategories = {
  necessary: { enabled: true, readOnly: true },
  analytics: {},
} as const
