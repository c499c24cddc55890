import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SearchAnswer } from '#features/search/schema.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

const Envelope = v.strictObject({ data: SearchAnswer })
const path = (q: string, rest = '') => `/api/search?q=${encodeURIComponent(q)}${rest}`

async function search(
  q: string,
  rest = '',
  { request }: Pick<ReturnType<typeof testGateway>, 'request'> = testGateway(),
) {
  const answer = await request(path(q, rest))
  expect(answer.status).toBe(200)
  return v.parse(Envelope, await answer.json()).data
}

test.each([
  ['risk management', 'en-US', '/resources/guidelines/risk-management'],
  ['what drawdown means', 'en-US', '/knowledge-base/what-drawdown-means'],
  ['privacy', 'en-US', '/page/privacy-policy'],
  ['academy', 'en-US', '/resources/academy'],
  ['luoi gia', 'vi-VN', '/knowledge-base/grid-trading'],
  ['网格', 'zh-CN', '/knowledge-base/grid-trading'],
])('"%s" in %s finds %s among the first', async (q, lang, page) => {
  const { items, total, scope } = await search(q, `&lang=${lang}`)
  expect(scope).toBe('all')
  expect(total).toBeGreaterThanOrEqual(items.length)
  expect(items.slice(0, 5).map((item) => item.path)).toContain(page)
})

test('every part of the site is found', async () => {
  const { items } = await search('bot', '&limit=50')
  expect(new Set(items.map(({ kind }) => kind))).toEqual(
    new Set(['knowledge-base', 'guidelines', 'academy', 'blog', 'product-updates', 'pages']),
  )
})

test('every search result exists', async () => {
  const gateway = testGateway()
  const { items } = await search('the', '&limit=50', gateway)
  expect(items).toHaveLength(50)
  const apis = {
    '/knowledge-base/': '/api/knowledge-base/',
    '/resources/blog/': '/api/blogs_translations?slug=',
    '/resources/product-updates/': '/api/product_updates_translations?slug=',
    '/resources/academy/': '/api/academy/',
    '/page/': '/api/items/pages/static/',
  }
  const calls = items.flatMap(({ path }) =>
    Object.entries(apis)
      .filter(([folder]) => path.startsWith(folder))
      .map(([folder, call]) => path.replace(folder, call)),
  )
  expect(calls.length).toBeGreaterThan(40)
  for (const call of calls) expect((await gateway.request(call)).status).toBe(200)
})

test('an empty query is an empty list; a long query or a bad limit is a 400', async () => {
  const { request } = testGateway()
  expect(await search('')).toMatchObject({ total: 0, items: [], scope: 'all' })
  expect(await search('  ')).toMatchObject({ total: 0, items: [], scope: 'all' })
  expect((await request('/api/search')).status).toBe(200)
  expect((await search('x'.repeat(100))).total).toBe(0)
  for (const [query, name] of [
    [path('x'.repeat(101)), 'q: '],
    [path('risk', '&limit=0'), 'limit: '],
    [path('risk', '&lang=xx-XX'), 'lang: '],
  ] as const) {
    const answer = await request(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      errors: [{ message: expect.stringContaining(name), extensions: { code: 'INVALID_QUERY' } }],
    })
  }
})

test('limit bounds the list, not the total', async () => {
  const few = await search('risk', '&limit=3')
  expect(few.items).toHaveLength(3)
  expect(few.total).toBe((await search('risk')).total)
})

test('with a content server the search covers embedded parts only, and says so', async () => {
  const { scope, items } = await search('bot', '&limit=50', remoteGateway())
  expect(scope).toBe('embedded')
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['knowledge-base', 'guidelines', 'academy']))
})
