import { expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { renderAt } from '#tests/support/render.ts'

const origin = 'https://helmsway.example'

/** A gateway whose pages are rendered with the content server's content. */
function renderingGateway() {
  const { parts, settings } = remoteGateway()
  return testGateway({ ...parts, settings, fetchPage: (path) => renderAt(path, parts.content) })
}

/** Paths of the addresses in `text` that `pattern` finds. */
const pathsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => address.replace(origin, ''))

test('a sitemap has the pages of the content server and the embedded ones', async () => {
  const { request } = remoteGateway()
  expect((await request('/sitemap.xml')).status).toBe(200)
  const paths = pathsIn(await (await request('/sitemap-vi.xml')).text(), /<loc>([^<]+)<\/loc>/g)
  const below = (folder: string) => paths.filter((path) => path.startsWith(folder)).toSorted()
  const numbered = (start: string) => Array.from({ length: 8 }, (_, index) => `${start}-${index + 1}`)
  expect(below('/vi/resources/blog/')).toEqual(numbered('/vi/resources/blog/cms-post'))
  expect(below('/vi/resources/product-updates/')).toEqual(numbered('/vi/resources/product-updates/cms-update'))
  // The content server has no list of static pages, so the embedded slugs apply.
  expect(below('/vi/trang/')).toEqual([
    '/vi/trang/chinh-sach-bao-mat',
    '/vi/trang/dieu-khoan-su-dung',
    '/vi/trang/trust',
  ])
  expect(below('/vi/knowledge-base/')).toHaveLength(29)
  expect(new Set(paths).size).toBe(paths.length)
})

test('every page of llms.txt has Markdown', async () => {
  const { request } = renderingGateway()
  const addresses = pathsIn(await (await request('/llms.txt')).text(), /\]\((\S+)\)/g)
  const texts = addresses.filter((address) => address.endsWith('.md'))
  expect(texts).toContain('/resources/blog/cms-post-1.md')
  expect(texts.length).toBeGreaterThan(40)
  for (const text of texts) {
    const answer = await request(text)
    expect([text, answer.status, answer.headers.get('content-type')]).toEqual([
      text,
      200,
      'text/markdown; charset=utf-8',
    ])
  }
})

test('an untranslated item has English Markdown with the English canonical address', async () => {
  const { request } = renderingGateway()
  const answer = await request('/cn/resources/blog/cms-post-5.md')
  expect([answer.status, answer.headers.get('content-language')]).toEqual([200, 'en'])
  expect(answer.headers.get('link')).toContain(`<${origin}/resources/blog/cms-post-5>; rel="canonical"`)
  expect(await answer.text()).toContain('language: en\n')
})

test('feeds hold the posts and releases of the content server', async () => {
  const { request } = remoteGateway()
  for (const [path, text] of [
    ['/cn/resources/blog/rss.xml', 'CMS post 8 中文'],
    ['/vi/resources/product-updates/rss.xml', 'CMS update 7 tiếng Việt'],
  ] as const)
    expect(await (await request(path)).text()).toContain(text)
})

test('with a content server a sitemap has the pages of its language with their translations', async () => {
  const { request } = remoteGateway()
  const entries = async (code: string, kind: string) =>
    (await (await request(`/sitemap-${code}.xml`)).text()).split('\n').filter((line) => line.includes(`/${kind}-`))
  const tags = (entry = '') => [...entry.matchAll(/hreflang="([^"]*)"/g)].map(([, tag]) => tag)
  for (const kind of ['cms-post', 'cms-update']) {
    const english = await entries('en', kind)
    expect(english).toHaveLength(8)
    expect(await entries('cn', kind)).toHaveLength(7)
    expect(tags(english.find((line) => line.includes(`${kind}-1</loc>`)))).toEqual(['en', 'vi', 'zh-Hans', 'x-default'])
    expect(tags(english.find((line) => line.includes(`${kind}-5</loc>`)))).toEqual(['en', 'vi', 'x-default'])
  }
})

const crawlerFiles = [
  '/sitemap-vi.xml',
  '/llms.txt',
  '/resources/blog/rss.xml',
  '/resources/product-updates/rss.xml',
  '/.well-known/security.txt',
]

test.each([...crawlerFiles, '/resources/blog.md', '/vi/knowledge-base.md'])(
  '%s is made once for many crawlers, and again after a purge',
  async (path) => {
    const { parts, settings, seen } = remoteGateway()
    const fetchPage = vi.fn((page: string) => renderAt(page, parts.content))
    const { request } = testGateway({ ...parts, settings, fetchPage })
    const asked = async () => (await seen()).asked.length + fetchPage.mock.calls.length
    const first = await (await request(path)).text()
    const once = await asked()
    expect(once).toBeGreaterThan(0)
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(path)))
    for (const answer of answers) expect(await answer.text()).toBe(first)
    expect(await asked()).toBe(once)
    await parts.version.purge(false)
    expect((await request(path)).status).toBe(200)
    expect(await asked()).toBeGreaterThan(once)
  },
)

test('a sitemap without one of its pages is not kept', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order } = remoteGateway()
  await order({ fault: 'unavailable', call: '/items/pages/static/terms-of-use' })
  expect((await request('/sitemap-en.xml')).headers.get('cache-control')).toBe('no-store')
  log.mockClear()
})

test('with the content server down, crawlers get a 503 with Retry-After', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order } = remoteGateway()
  await order({ fault: 'unavailable' })
  for (const path of ['/sitemap-en.xml', '/resources/blog/rss.xml', '/llms.txt']) {
    const answer = await request(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
  }
  log.mockClear()
})
