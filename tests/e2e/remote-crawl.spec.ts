import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { get, test as remoteTest } from './remote-test.ts'

/** With a site of its own: other specs need pages that nobody has seen. */
const test = remoteTest.extend<object>({
  vars: [
    async ({ contentServer }, provide) => {
      await provide({ CONTENT_API_URL: contentServer.address, PAGE_CACHE: 'off' })
    },
    { scope: 'worker' },
  ],
})

/** Concurrent requests. */
const atOnce = 5

/** What a visitor gets of a page. */
interface Seen {
  status: number
  title: string | undefined
  heading: string | undefined
  /** A hash of the content of `main`. */
  content: string
}

const textOf = (html: string, element: string) =>
  new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 's').exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')

const hashOf = (text = '') => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * The pages at `paths` by path; `stale` are those rendered from copies. Each page is requested up
 * to `tries` times.
 */
async function visit(origin: string, paths: Iterable<string>, tries: number) {
  const seen = new Map<string, Seen>()
  const stale = new Set<string>()
  const waiting = [...paths]
  async function visitor() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      let { status, html, headers } = await get(origin, path)
      for (let asked = 1; status === 503 && asked < tries; asked += 1)
        ({ status, html, headers } = await get(origin, path))
      const content = hashOf(/<main.*<\/main>/s.exec(html)?.[0])
      seen.set(path, { status, title: textOf(html, 'title'), heading: textOf(html, 'h1'), content })
      if (headers.get('cache-status')?.startsWith('content; hit; detail=stale; age=')) stale.add(path)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  // Sorted, because answers come in any order.
  return { seen: Object.fromEntries([...seen].toSorted(([a], [b]) => a.localeCompare(b))), stale }
}

/** Paths of the addresses in a sitemap or a sitemap index. */
async function addressesIn(origin: string, path: string): Promise<string[]> {
  const { status, html } = await get(origin, path)
  expect(status, path).toBe(200)
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function everyAddress(origin: string): Promise<string[]> {
  const sitemaps = await addressesIn(origin, '/sitemap.xml')
  const pages: string[] = []
  for (const sitemap of sitemaps) pages.push(...(await addressesIn(origin, sitemap)))
  return pages
}

const ofContentServer = /^(\/vi|\/cn)?(\/?$|\/page\/|\/trang\/|\/resources\/(blog|product-updates))/

test('every visited page shows its content while the content server is off', async ({
  configuredSite,
  contentServer,
}) => {
  test.setTimeout(240_000)
  const paths = await everyAddress(configuredSite)
  expect(paths).toEqual(expect.arrayContaining(['/', '/vi/trang/dieu-khoan-su-dung', '/cn/resources/blog/cms-post-7']))
  // The content server must answer within three seconds: on a busy machine one try may not be
  // enough.
  const warm = await visit(configuredSite, paths, 3)
  const poor = Object.entries(warm.seen).filter(
    ([, { status, title, heading }]) => status !== 200 || !title || !heading,
  )
  expect(poor).toEqual([])

  contentServer.setFault('refuse')
  // Every request is rendered (remote-test.ts): there is no page cache.
  const cold = await visit(configuredSite, paths, 1)
  expect(cold.seen).toEqual(warm.seen)
  const remote = paths.filter((path) => ofContentServer.test(path))
  expect(remote.length).toBeGreaterThan(60)
  expect(remote.filter((path) => !cold.stale.has(path))).toEqual([])
  // Sitemaps, too, are made from copies.
  expect(await everyAddress(configuredSite)).toEqual(paths)
})
