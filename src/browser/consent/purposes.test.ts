import { expect, test } from 'vitest'
import { consentRevision } from './purposes.ts'

test('each set of purposes has its own revision', () => {
  const states = [false, true]
  const revisions = states.flatMap((analytics) => states.map((recording) => consentRevision({ analytics, recording })))
  expect(new Set(revisions).size).toBe(4)
  expect(consentRevision({ analytics: false, recording: false })).toBe(1)
})
