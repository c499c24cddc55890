import { createExecutionContext, env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { expectError, form, signUps } from '#tests/support/sign-ups.ts'
import { parseSettings } from '#worker/settings.ts'

const settings = parseSettings({ RATE_LIMIT: 'off' })
const report = vi.fn()
const signUp = signUps({ settings, report })

beforeEach(() => env.DB.exec('DELETE FROM newsletter'))
afterEach(() => {
  vi.useRealTimers()
})

test('a failing D1 is a 503 with Retry-After, and no log contains the address', async () => {
  const logs = (['error', 'warn', 'log', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  await signUp('{"email":"private@example.com"}')
  await env.DB.exec('ALTER TABLE newsletter RENAME TO away')
  const answer = await signUp('{"email":"private@example.com"}')
  const byForm = await signUp('email=private%40example.com&locale=cn', form)
  await env.DB.exec('ALTER TABLE away RENAME TO newsletter')
  expect(answer.headers.get('retry-after')).toBe('60')
  await expectError(answer, 503, 'SERVICE_UNAVAILABLE', 'SOMETHING_WENT_WRONG')
  expect(byForm.headers.get('location')).toBe('/cn/newsletter/failed')
  const written = JSON.stringify(logs.map((log) => log.mock.calls))
  expect(written).toContain('subscribe failed')
  expect(written).not.toMatch(/private|example\.com/)
  for (const log of logs) log.mockClear()
})

test('a failure is reported without D1’s message, which may contain the address', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(env.DB, 'prepare').mockThrow(new TypeError('cannot bind private@example.com'))
  expect((await signUp('{"email":"private@example.com"}')).status).toBe(503)
  const reported = report.mock.lastCall?.[0]
  expect(reported).toEqual(new Error('subscribe failed: TypeError'))
  expect(JSON.stringify(log.mock.calls) + reported.stack).not.toContain('private')
  log.mockClear()
})

test('a database that hangs is a 503 after three seconds', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app } = testGateway({ settings, report })
  const DB = { prepare: () => ({ bind: () => ({ run: () => new Promise(() => undefined) }) }) }
  const sent = { method: 'POST', body: 'email=private%40example.com', headers: { 'content-type': form } }
  const answer = app.request('/api/subscribe', sent, { ...env, DB }, createExecutionContext())
  while (vi.getTimerCount() === 0) await env.DB.prepare('SELECT 1').run()
  await vi.advanceTimersByTimeAsync(3000)
  expect((await answer).headers.get('location')).toBe('/newsletter/failed')
  expect(report).toHaveBeenLastCalledWith(new Error('subscribe failed: TimeoutError'))
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/private|example\.com/)
  log.mockClear()
})
