import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterAll, expect, test, vi } from 'vitest'
import { errorReporting } from './error-reporting.ts'
import { parseSettings } from '#worker/settings.ts'

const { report, wrap } = await errorReporting(parseSettings({ SENTRY_DSN: 'https://key@sentry.example/1' }))

/** Bodies of the requests to the error service. */
const sent: string[] = []

// Shared by all tests of this file: the SDK wraps `fetch` at the first request.
const realFetch = globalThis.fetch
afterAll(() => {
  globalThis.fetch = realFetch
})
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.url.startsWith('https://sentry.example/')) sent.push(await request.text())
  return new Response('{}')
}

const handler = wrap({
  async fetch(request: Request, _env: object, _context: object): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    await fetch(`https://cms.helmsway.example/items${search}`)
    if (pathname === '/failing') report(new Error('a bug'))
    return new Response('page')
  },
})

/** A visit; resolves when its reports are sent. */
async function visit(path: string, init: RequestInit = {}, cf: object = {}): Promise<void> {
  const headers = {
    'user-agent': 'Visitors-Browser/1.0',
    'accept-language': 'vi-VN',
    referer: 'https://helmsway.example/search?q=secret',
    cookie: 'site_language=secret',
    'cf-connecting-ip': '203.0.113.7',
  }
  const request = new Request(`https://helmsway.example${path}?q=secret&email=a%40b.co`, { headers, ...init })
  Object.defineProperty(request, 'cf', { value: cf })
  const context = createExecutionContext()
  // The SDK sends its reports when the answer has been read.
  await (await handler.fetch(request, env, context)).text()
  await waitOnExecutionContext(context)
}

test('an error report has the path and no data of the visitor', async () => {
  await visit('/failing', { method: 'POST', body: 'email=a%40b.co' }, { timezone: 'Asia/Ho_Chi_Minh' })
  const report = sent.splice(0).join('\n')
  expect(report).toContain('"value":"a bug"')
  expect(report).toContain('"url":"https://helmsway.example/failing"')
  expect(report).toContain('"url":"https://cms.helmsway.example/items"')
  for (const detail of ['secret', 'b.co', 'Visitors-Browser', 'vi-VN', '203.0.113.7', 'Ho_Chi_Minh'])
    expect(report).not.toContain(detail)
  expect(report).not.toMatch(/"type":"(transaction|span)"/)
})

test('successful requests send nothing, not even a trace', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  for (const path of ['/', '/search', '/vi']) await visit(path)
  expect(sent).toEqual([])
})
