import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { parseSettings } from '#worker/settings.ts'

/** Static files that contain their own path, for the blog and the home page only. */
const files = {
  fetch: async (address: string) => {
    const { pathname } = new URL(address)
    return /^\/social\/vi(\/resources\/blog.*)?\.png$/.test(pathname)
      ? new Response(pathname)
      : new Response('none', { status: 404 })
  },
}

async function ask(path: string, bindings: Record<string, string> = {}) {
  const { app } = testGateway({ settings: parseSettings(bindings) })
  const answer = await app.request(path, {}, { ...env, ASSETS: files })
  return answer.status === 200 ? new TextDecoder().decode(await answer.arrayBuffer()) : answer.status
}

const remote = { CONTENT_API_URL: 'https://cms.helmsway.example', CONTENT_API_TOKEN: '0123456789abcdef' }

test.each([
  ['/social/vi.png', '/social/vi.png', '/social/vi.png'],
  ['/social/vi/resources/blog.png', '/social/vi/resources/blog.png', '/social/vi/resources/blog.png'],
  ['/social/vi/resources/blog/a-post.png', '/social/vi/resources/blog/a-post.png', '/social/vi/resources/blog.png'],
  ['/social/vi/page/terms-of-use.png', 404, '/social/vi.png'],
  ['/social/xx/resources/blog.png', 404, 404],
  ['/social/vi/resources/blog/..%2f.png', 404, 404],
  ['/social/vi/resources/blog/a-post.svg', 404, 404],
])('%s is %s, and with a content server %s', async (path, embedded, withServer) => {
  expect(await ask(path)).toBe(embedded)
  expect(await ask(path, remote)).toBe(withServer)
})

test('a social picture is a PNG that is kept for a day', async () => {
  const { app } = testGateway()
  const { headers } = await app.request('/social/vi.png', {}, { ...env, ASSETS: files })
  expect(headers.get('content-type')).toBe('image/png')
  expect(headers.get('cache-control')).toContain('max-age=86400')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
