import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { forgetOld } from './retention.ts'

const now = 1_700_000_000_000
const day = 24 * 60 * 60 * 1000

test('refused sign-ups are deleted after 30 days, others stay', async () => {
  const insert = env.DB.prepare(
    `INSERT INTO newsletter (id, email, locale, created_at, state) VALUES (?1, ?1 || '@example.com', 'en', ?2, ?3)`,
  )
  await env.DB.batch([
    insert.bind('refused-long-ago', now - 30 * day - 1, 'rejected'),
    insert.bind('refused', now - 30 * day, 'rejected'),
    insert.bind('delivered', 0, 'delivered'),
    insert.bind('waiting', 0, 'waiting'),
  ])
  const report = vi.fn()
  await forgetOld(env.DB, true, report, now)
  const { results } = await env.DB.prepare('SELECT id FROM newsletter ORDER BY id').all()
  expect(results.map(({ id }) => id)).toEqual(['delivered', 'refused', 'waiting'])
  expect(report).not.toHaveBeenCalled()
})

test('while the content server refuses all sign-ups, refused ones stay', async () => {
  const insert = env.DB.prepare(
    `INSERT INTO newsletter (id, email, locale, created_at, state) VALUES (?1, ?1 || '@example.com', 'en', ?2, ?3)`,
  )
  const refused = Array.from({ length: 10 }, (_, index) => insert.bind(`refused-${index}`, index + 1, 'rejected'))
  const count = () => env.DB.prepare("SELECT count(*) AS n FROM newsletter WHERE state = 'rejected'").first('n')
  await env.DB.batch(refused)
  await forgetOld(env.DB, true, vi.fn(), now)
  expect(await count()).toBe(10)
  await insert.bind('accepted', now, 'delivered').run()
  await forgetOld(env.DB, true, vi.fn(), now)
  expect(await count()).toBe(0)
})

test('a database failure is logged and reported, and the cron continues', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('no database')
  })
  const report = vi.fn()
  await forgetOld(env.DB, true, report, now)
  const lines = log.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  log.mockClear()
  expect(lines).toEqual([{ event: 'deletion of old sign-ups failed', error: 'no database' }])
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no database'))
})
