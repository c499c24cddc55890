import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { purgeChanges } from './purge-changes.ts'

/** A content server behind the cron; `version` is the version of the content that isolates read. */
function testCron(purgeEdge = vi.fn(async () => true)) {
  const remote = remoteGateway()
  const report = vi.fn()
  return {
    ...remote,
    report,
    purgeEdge,
    run: () => purgeChanges(env.SITE_KV, { content: remote.parts.content, purgeEdge, report }),
    version: () => env.SITE_KV.get('content:version'),
  }
}

test('what was dated in the future shows when its time has come, without a purge of the editor', async () => {
  const { run, order, pass, purgeEdge, version } = testCron()
  await order({ fault: 'scheduled' })
  for (const _ of ['first run', 'no change']) {
    await run()
    pass(60_000)
  }
  expect([purgeEdge.mock.calls, await version()]).toEqual([[], null])
  pass(3_600_000)
  await run()
  expect(purgeEdge.mock.calls).toEqual([[['blog', 'product-updates']]])
  const changed = await version()
  expect(changed).not.toBeNull()
  await run()
  expect([purgeEdge.mock.calls.length, await version()]).toEqual([1, changed])
})

test('a content server that fails, or has lost its data, changes nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { run, order, purgeEdge } = testCron()
  await run()
  for (const fault of ['refuse', 'wrong-shape', 'null', 'missing']) {
    await order({ fault })
    await run()
  }
  expect(purgeEdge).not.toHaveBeenCalled()
  log.mockClear()
})

test('a purge that fails is reported, and made by the next run', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { run, order, report, purgeEdge } = testCron(
    vi.fn(async () => true).mockRejectedValueOnce(new Error('no cache')),
  )
  await run()
  await order({ mark: 'CMS edited' })
  await run()
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({ event: 'purge failed', call: 'cron', error: 'no cache' })
  expect(report).toHaveBeenCalledOnce()
  log.mockClear()
  await run()
  expect(purgeEdge).toHaveBeenCalledTimes(2)
})
