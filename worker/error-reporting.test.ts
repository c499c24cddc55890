import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { errorReporting } from './error-reporting.ts'
import { parseSettings } from './settings.ts'

const { report, wrap } = await errorReporting(parseSettings({ SENTRY_DSN: 'https://key@sentry.example/1' }))

afterEach(() => {
  vi.restoreAllMocks()
})

/** Everything that the error service is sent while a visitor makes `requests`, of which those of `/failing` fail. */
async function sentOf(requests: Request[]): Promise<string[]> {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.url.startsWith('https://sentry.example/')) sent.push(await request.text())
    return new Response('{}')
  })
  const handler = wrap({
    async fetch(request: Request, _env: object, _context: object): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      await fetch(`https://cms.helmsway.example/items${search}`)
      if (pathname === '/failing') report(new Error('a bug'))
      return new Response('page')
    },
  })
  for (const request of requests) {
    const context = createExecutionContext()
    // What is to be sent is sent once the answer has been read.
    await (await handler.fetch(request, env, context)).text()
    await waitOnExecutionContext(context)
  }
  return sent
}

const visitor = {
  'user-agent': 'Visitors-Browser/1.0',
  'accept-language': 'vi-VN',
  referer: 'https://helmsway.example/search?q=secret',
  cookie: 'site_language=secret',
  'cf-connecting-ip': '203.0.113.7',
}
const ask = (path: string, init: RequestInit = {}) =>
  new Request(`https://helmsway.example${path}?q=secret&email=a%40b.co`, { headers: visitor, ...init })

test('requests that go well send nothing, not even a trace', async () => {
  expect(await sentOf(Array.from({ length: 50 }, () => ask('/search')))).toEqual([])
})

test('an error is reported with its path, and with nothing of the visitor', async () => {
  const place = { timezone: 'Asia/Ho_Chi_Minh' }
  const form = ask('/failing', { method: 'POST', body: 'email=a%40b.co' })
  Object.defineProperty(form, 'cf', { value: place })
  const sent = (await sentOf([ask('/failing'), form])).join('\n')
  expect(sent.match(/"value":"a bug"/g)).toHaveLength(2)
  expect(sent).toContain('"url":"https://helmsway.example/failing"')
  expect(sent).toContain('https://cms.helmsway.example/items')
  for (const detail of ['secret', 'b.co', 'Visitors-Browser', 'vi-VN', '203.0.113.7', place.timezone])
    expect(sent).not.toContain(detail)
  expect(sent).not.toMatch(/"type":"(transaction|span)"/)
})
