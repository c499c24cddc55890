import { expect, test } from 'vitest'
import { consentCategories, consentCookie } from './consent-settings.ts'

test('the record is kept as the specification says: cc_cookie, 182 days, the whole site, Lax, Secure', () => {
  expect(consentCookie).toEqual({
    name: 'cc_cookie',
    expiresAfterDays: 182,
    path: '/',
    sameSite: 'Lax',
    secure: true,
  })
})

test('what is necessary is on and cannot be changed, analytics waits for consent', () => {
  expect(consentCategories).toEqual({ necessary: { enabled: true, readOnly: true }, analytics: {} })
})
