import { expect, test } from 'vitest'
import { mayLoadAhead } from './load-ahead.ts'

test.each([
  [{ connection: { saveData: true } }, false],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ deviceMemory: 1 }, false],
  [{ connection: { effectiveType: '3g', saveData: false }, deviceMemory: 2 }, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{}, true],
])('%j may load ahead: %s', (browser, may) => {
  expect(mayLoadAhead(browser)).toBe(may)
})
