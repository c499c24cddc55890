import { expect, test } from 'vitest'
import { closeAfterMs } from './toast-timer.ts'

test('a toast stays for three seconds', () => {
  expect(closeAfterMs).toBe(3000)
})
