import { beforeEach, expect, test } from 'vitest'
import { emptyKv } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

beforeEach(emptyKv)

const origin = 'https://helmsway.example'

/** Paths of the addresses in `text` that `pattern` finds. */
const pathsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => address.replace(origin, ''))

test('a sitemap names what the content server has, and what is embedded besides', async () => {
  const { request } = remoteGateway()
  expect((await request('/sitemap.xml')).status).toBe(200)
  const paths = pathsIn(await (await request('/sitemap-vi.xml')).text(), /<loc>([^<]+)<\/loc>/g)
  const below = (folder: string) => paths.filter((path) => path.startsWith(folder)).toSorted()
  const numbered = (start: string) => Array.from({ length: 8 }, (_, index) => `${start}-${index + 1}`)
  expect(below('/vi/resources/blog/')).toEqual(numbered('/vi/resources/blog/cms-post'))
  expect(below('/vi/resources/product-updates/')).toEqual(numbered('/vi/resources/product-updates/cms-update'))
  // Of static pages there is no list to be had (spec §7): those of the files that the content server has, too.
  expect(below('/vi/trang/')).toEqual(['/vi/trang/chinh-sach-bao-mat', '/vi/trang/dieu-khoan-su-dung'])
  expect(below('/vi/knowledge-base/').length).toBeGreaterThan(30)
  expect(new Set(paths).size).toBe(paths.length)
})

test('only what is embedded is offered as Markdown', async () => {
  const { request } = remoteGateway()
  const addresses = pathsIn(await (await request('/llms.txt')).text(), /\]\((\S+)\)/g)
  expect(addresses).toContain('/resources/blog/cms-post-1')
  const texts = addresses.filter((address) => address.endsWith('.md'))
  expect(texts.filter((address) => !/^\/(knowledge-base|resources\/guidelines)\//.test(address))).toEqual([])
  expect(texts.length).toBeGreaterThan(30)
  expect((await request(texts[0] ?? '')).headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect((await request('/resources/blog/cms-post-1')).headers.get('link')).not.toContain('text/markdown')
})

test('feeds hold the posts and releases of the content server', async () => {
  const { request } = remoteGateway()
  for (const [path, text] of [
    ['/cn/resources/blog/feed.json', 'CMS post 8 中文'],
    ['/vi/resources/product-updates/rss.xml', 'CMS update 7 tiếng Việt'],
  ] as const)
    expect(await (await request(path)).text()).toContain(text)
})
