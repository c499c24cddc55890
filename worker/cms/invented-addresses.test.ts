import * as v from 'valibot'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('real items get their answers during a flood of invented slugs', async () => {
  const { request, order, seen } = remoteGateway()
  await order({ fault: 'late' })
  const flood = numbers(100).flatMap((number) =>
    ['/api/blogs_translations?slug=invented-', '/api/product_updates_translations?slug=invented-'].map((path) =>
      request(path + number),
    ),
  )
  const real = [
    ...numbers(8).map((number) => `/api/blogs_translations?slug=cms-post-${number}`),
    ...numbers(8).map((number) => `/api/product_updates_translations?slug=cms-update-${number}`),
    '/api/items/pages/static/terms-of-use',
    '/api/items/pages/home',
    // No Chinese list has this post.
    '/api/blogs_translations?lang=zh-CN&slug=cms-post-5',
  ]
  const answers = await Promise.all(real.map(async (path) => [path, (await request(path)).status]))
  expect(answers).toEqual(real.map((path) => [path, path.includes('zh-CN') ? 404 : 200]))
  const invented = (await Promise.all(flood)).map(({ status }) => status)
  expect(new Set(invented)).toEqual(new Set([404, 503]))
  const lists = (await seen()).asked.filter(({ path }) => path.startsWith('/pages/'))
  expect(lists.length).toBeLessThanOrEqual(3)
  log.mockClear()
})

test('a new item shows at once: only a flood makes an unlisted slug wait', async () => {
  const { request, seen } = remoteGateway()
  expect((await request('/api/blogs_translations?slug=cms-post-1')).status).toBe(200)
  expect((await seen()).asked).toHaveLength(1)
})

test('a plan selects among the releases of the content server in one read, also an invented plan', async () => {
  const { request, seen } = remoteGateway()
  const Updates = v.object({ data: v.object({ total: v.number(), product_updates: v.array(v.unknown()) }) })
  const read = async (plan: string) =>
    v.parse(Updates, await (await request(`/api/pages/product-updates/list-product-updates?plan=${plan}`)).json()).data
  const { total, product_updates } = await read('elite')
  expect([total, product_updates.length]).toEqual([8, 6])
  expect((await read('starter')).total).toBeLessThan(8)
  await read('invented')
  const queries = (await seen()).asked.map(({ query }) => query)
  expect(queries.every((query) => !('plan' in query) && query.limit === '50')).toBe(true)
})

test.each([
  ['/api/pages/blogs/list-blogs?page=', 'bogs', 2],
  ['/api/pages/product-updates/list-product-updates?page=', 'product_updates', 2],
])('%s: pages beyond the end of a list are empty, and send few requests', async (path, field, pages) => {
  const { request, seen, pass, parts } = remoteGateway()
  const askedFor = async (page: number) => {
    const before = (await seen()).asked.length
    const { data } = v.parse(
      v.object({ data: v.record(v.string(), v.unknown()) }),
      await (await request(path + page)).json(),
    )
    expect([page, data.total_pages, Array.isArray(data[field]) && data[field].length > 0]).toEqual([
      page,
      pages,
      page <= pages,
    ])
    return (await seen()).asked.slice(before).map(({ query }) => Number(query.page))
  }
  // The first page tells where the list ends, whatever the server answers beyond.
  expect(await askedFor(900)).toEqual([900, 1])
  for (const page of [900, 901, 3, 999_999]) expect(await askedFor(page)).toEqual([])
  expect(await askedFor(2)).toEqual([2])
  pass(61_000)
  expect(await askedFor(3)).toEqual([3, 1])
  pass(1)
  await parts.version.purge(false)
  pass(1)
  expect(await askedFor(3)).toEqual([3, 1])
  expect(await askedFor(3)).toEqual([])
})
