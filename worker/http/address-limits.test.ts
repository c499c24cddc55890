import { expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { RedirectTable } from '#worker/redirects/table.ts'
import { commonHeaders } from './common-headers.ts'

/** A gateway that records its lookups of pages and rules. */
function watchedGateway() {
  const fetchPage = vi.fn(async (path: string) => pageRecord(path))
  const redirects = vi.fn(async () => new RedirectTable([]))
  return { fetchPage, redirects, ...testGateway({ fetchPage, redirects }) }
}

const origin = 'https://helmsway.example'

const within: [what: string, path: string][] = [
  ['2,048 bytes of path', `/${'b'.repeat(2047)}`],
  ['32 segments', '/b'.repeat(32)],
  ['8,000 bytes of query', `/?utm_source=${'x'.repeat(8000)}`],
  ['60 kB of dots', '/..'.repeat(20_000)],
  ['escapes of escapes', `/%${'25'.repeat(900)}41`],
]

test.each(within)('an address with %s is answered normally', async (_, path) => {
  const answer = await testGateway().request(origin + path)
  expect(answer.status).toBe(200)
})

test.each([
  ['a slash at the end of 2,047 bytes', `/${'b'.repeat(2046)}/`, 308],
  ['broken escapes', '/%e0%a4%a'.repeat(30), 308],
  ['escaped slashes', '/%2f'.repeat(30), 308],
])('an address with %s leads to its canonical form', async (_, path, status) => {
  expect((await testGateway().request(origin + path)).status).toBe(status)
})

const beyond: [what: string, path: string][] = [
  ['2,049 bytes of path', `/${'b'.repeat(2048)}`],
  ['33 segments', '/b'.repeat(33)],
  ['34 slashes', '/'.repeat(34)],
  ['30,000 segments', '/b'.repeat(30_000)],
  ['more than 2,048 bytes of escapes', '/%C3%A9'.repeat(343).replaceAll('9/', '9')],
  ['more than 8,192 bytes', `/?utm_source=${'x'.repeat(8200)}`],
  ['a long call', `/api/${'b'.repeat(2048)}`],
  ['a long id of a picture', `/media/${'b'.repeat(2048)}`],
  ['a long path and its state', `/${'b'.repeat(2040)}/_payload.json`],
  ['10,000 parameters', `/search?${'q=a&'.repeat(10_000)}`],
  ['a long slug in escapes', `/knowledge-base/${'%F0%9F%92%A9'.repeat(171)}`],
  ['a long number of a sitemap', `/sitemap-${'9'.repeat(2048)}.xml`],
]

test.each(beyond)('an address with %s is a 414 before any lookup', async (_, path) => {
  const { fetchPage, redirects, request } = watchedGateway()
  for (const method of ['GET', 'HEAD', 'POST']) {
    const answer = await request(origin + path, { method })
    expect(answer.status).toBe(414)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...commonHeaders, 'cache-control': 'no-store' })
  }
  expect(await (await request(origin + path)).json()).toHaveProperty('errors.0.extensions.code', 'URI_TOO_LONG')
  expect(redirects).not.toHaveBeenCalled()
  expect(fetchPage).not.toHaveBeenCalled()
})

// Quadratic parsing would take minutes.
const spaces = ' '.repeat(400_000)

test.each([
  ['if-none-match', `"v0"${spaces}"v0", "v1"`, 304],
  ['accept-language', `vi, en${spaces}x;q=0.5`, 302],
  ['accept', `text/html, text/markdown${spaces}x;q=1`, 200],
])('a long %s is parsed in linear time', async (name, value, status) => {
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', [name]: value }
  expect((await testGateway().request('/', { headers })).status).toBe(status)
})
