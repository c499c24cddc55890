import { expect, test } from 'vitest'
import { consentCategories, consentCookie } from './consent-settings.ts'
import { consentRevision } from './purposes.ts'

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

test('each set of purposes has a revision of its own: nobody agreed to what was not done then', () => {
  const states = [false, true]
  const revisions = states.flatMap((analytics) => states.map((recording) => consentRevision({ analytics, recording })))
  expect(new Set(revisions).size).toBe(4)
  expect(consentRevision({ analytics: false, recording: false })).toBe(1)
})
