import { expect, test } from 'vitest'
import { nothingToApply } from './stored-answer.ts'

const record = {
  categories: ['necessary', 'analytics'],
  revision: 1,
  consentId: '5f2e1c9a-0000-4000-8000-000000000000',
  consentTimestamp: '2026-05-04T08:00:00.000Z',
  lastConsentTimestamp: '2026-05-04T08:00:00.000Z',
}
const cookies = (stored: unknown) =>
  `site_language=vi; cc_cookie=${encodeURIComponent(JSON.stringify(stored))}; theme=1`
const nothing = { analytics: false, recording: false }

test('a site without purposes needs no library after an answer', () => {
  expect(nothingToApply(cookies(record), nothing)).toBe(true)
})

test('the library loads for consent to a purpose of the site, not for a refusal', () => {
  const refusal = { ...record, categories: ['necessary'] }
  expect(nothingToApply(cookies({ ...refusal, revision: 2 }), { analytics: true, recording: false })).toBe(true)
  expect(nothingToApply(cookies({ ...record, revision: 2 }), { analytics: true, recording: false })).toBe(false)
  expect(nothingToApply(cookies({ ...record, revision: 3 }), { analytics: false, recording: true })).toBe(false)
})

test.each([
  ['no cookie', 'site_language=vi'],
  ['a cookie with a longer name', `x${cookies(record).slice(17)}`],
  ['invalid JSON', 'cc_cookie=%7B'],
  ['an invalid escape', 'cc_cookie=%'],
  ['null', cookies(null)],
  ['a different revision', cookies({ ...record, revision: 2 })],
  ['no id', cookies({ ...record, consentId: '' })],
  ['no timestamp', cookies({ ...record, lastConsentTimestamp: undefined })],
  ['categories that are not a list', cookies({ ...record, categories: 'necessary' })],
  ['no categories', cookies({ ...record, categories: undefined })],
])('the library judges %s', (_, stored) => {
  expect(nothingToApply(stored, nothing)).toBe(false)
})
