import { expect, test } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'

test('what the first paint needs stands first in the Link header, so that the edge can send early hints', async () => {
  const preload = '</assets/home.css>; rel=preload; as=style'
  const { request } = testGateway({ fetchPage: async (path) => pageRecord(path, { preload }) })
  expect((await request('/default')).headers.get('link')).toBe(
    `${preload}, </default.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"`,
  )
})

test('a page that is gone has no Link header', async () => {
  const { request } = testGateway({ fetchPage: async (path) => pageRecord(path, { status: 410 }) })
  expect((await request('/default')).headers.has('link')).toBe(false)
})
