import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const own = 'https://helmsway.example'
const preview = 'https://preview.workers.dev'

const isSame = (headers: Record<string, string>) =>
  isSameOrigin(new Request(`${preview}/api/subscribe`, { method: 'POST', headers }), own)

test.each<[headers: Record<string, string>]>([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: own }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'something-new' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://helmsway.example.evil.example' }],
  [{ origin: 'https://sub.helmsway.example' }],
  [{ origin: 'http://helmsway.example' }],
  [{ origin: 'null' }],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
])('%o comes from another site', (headers) => {
  expect(isSame(headers)).toBe(false)
})

test.each<[headers: Record<string, string>]>([
  [{}],
  [{ 'sec-fetch-site': 'same-origin', origin: own }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: own }],
  [{ origin: preview }],
])('%o comes from this site', (headers) => {
  expect(isSame(headers)).toBe(true)
})
