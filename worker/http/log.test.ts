import { expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { parseSettings } from '#worker/settings.ts'

/** The log lines of a request for `path`. */
async function linesOf(path: string, parts: Parameters<typeof testGateway>[0]): Promise<unknown[]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await testGateway(parts).request(path)).status).toBeGreaterThanOrEqual(500)
  const lines = log.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  log.mockClear()
  return lines
}

const away = () => Promise.reject(new Error('away'))

test('a failed page is one log line without the visitor’s query', async () => {
  expect(await linesOf('/vi/knowledge-base?q=my-secret', { fetchPage: away })).toEqual([
    { event: 'page failed', path: '/vi/knowledge-base', status: 503, ms: expect.any(Number), error: 'away' },
  ])
})

test('a failed call is one log line without its query', async () => {
  const content = () => ({ ...embeddedContent, home: away })
  expect(await linesOf('/api/items/pages/home?lang=vi-VN&email=linh@example.com', { content })).toEqual([
    { event: 'request failed', call: 'GET /api/items/pages/home', status: 500, ms: expect.any(Number), error: 'away' },
  ])
})

test('a failed picture is one log line', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'))
  const settings = parseSettings({ ASSET_URL: 'https://cms.example/assets' })
  expect(await linesOf('/media/0000?w=540&h=405', { settings })).toEqual([
    { event: 'picture failed', path: '/assets/0000', status: 503, error: 'no answer' },
  ])
})
