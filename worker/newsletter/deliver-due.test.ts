import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { parseSettings } from '#worker/settings.ts'
import { deliverDue } from './deliver-due.ts'

test('a cron that fails says so in one line and reports it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('no database')
  })
  const report = vi.fn()
  await deliverDue(env.DB, parseSettings({ CONTENT_API_URL: 'https://cms.example' }), report)
  const lines = log.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  log.mockClear()
  expect(lines).toEqual([{ event: 'delivery failed', ms: expect.any(Number), error: 'no database' }])
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no database'))
})
