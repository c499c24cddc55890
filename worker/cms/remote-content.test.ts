import * as v from 'valibot'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { Post, PostList } from '#features/blog/schema.ts'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import { Update, UpdateList } from '#features/product-updates/schema.ts'
import { AppConfig, Country, Language } from '#shell/schema.ts'
import { StaticPage } from '#features/static-page/schema.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

/** Every read: the request to the site, its request to the content server, and the schema of both. */
const reads: [asked: string, path: string, query: Record<string, string>, schema: v.GenericSchema][] = [
  ['/api/items/pages/home?lang=vi-VN', '/items/pages/home', { lang: 'vi-VN' }, Home],
  ['/api/items/bot-plans?lang=zh-CN', '/items/bot-plans', { lang: 'zh-CN' }, BotPlans],
  ['/api/items/page-pricing', '/items/page-pricing', { lang: 'en-US' }, PricingPageAnswer],
  [
    '/api/items/faq?lang=vi-VN',
    '/items/faq',
    {
      filter: '{"faq_id":{"status":{"_eq":"published"},"is_feature":{"_eq":true}},"languages_code":{"_eq":"vi-VN"}}',
    },
    v.array(FaqItem),
  ],
  ['/api/items/pages/static/cms-page', '/items/pages/static/cms-page', { lang: 'en-US' }, StaticPage],
  [
    '/api/pages/blogs/list-blogs?page=1&category=company-news',
    '/pages/blogs/list-blogs',
    { lang: 'en-US', limit: '6', page: '1', category: 'company-news' },
    PostList,
  ],
  [
    '/api/pages/product-updates/list-product-updates?type=bug-fix',
    '/pages/product-updates/list-product-updates',
    { lang: 'en-US', limit: '6', page: '1', type: 'bug-fix' },
    UpdateList,
  ],
  ['/api/blogs_translations?slug=cms-post-2', '/items/blogs_translations', { lang: 'en-US', slug: 'cms-post-2' }, Post],
  [
    '/api/product_updates_translations?slug=cms-update-2&lang=vi-VN',
    '/items/product_updates_translations',
    { lang: 'vi-VN', slug: 'cms-update-2' },
    Update,
  ],
  ['/api/config?lang=vi-VN', '/config', {}, AppConfig],
  ['/api/languages', '/items/languages', {}, v.array(Language)],
  ['/api/country', '/country', {}, v.array(Country)],
]
const paths = reads.map(([asked]) => asked)

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Takes the expected log lines. */
function logged() {
  return log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))
}

test.each(reads)('%s comes from the content server in the shape of the site', async (asked, path, query, schema) => {
  const { request, seen } = remoteGateway()
  // The site passes on no other parameter.
  const answer = await request(`${asked}${asked.includes('?') ? '&' : '?'}utm_source=x&fields=*`)
  expect(answer.status).toBe(200)
  const { data } = v.parse(v.strictObject({ data: schema }), await answer.clone().json())
  expect(data).toBeDefined()
  expect(await answer.text()).toMatch(path === '/country' ? /SG/ : /CMS/)
  expect((await seen()).asked).toMatchObject([{ method: 'GET', path, query }])
  expect((await seen()).asked[0]?.query).toEqual(query)
})

test.each(reads)('%s: a copy shows when the content server is gone', async (asked) => {
  const { request, order, restart, pass } = remoteGateway()
  const good = await request(asked)
  // Every copy is now old enough to be refreshed.
  pass(8 * 24 * 60 * 60 * 1000)
  await order({ fault: 'refuse' })
  for (const gateway of [request, restart()]) {
    await gateway(asked)
    const kept = await gateway(asked)
    expect(kept.status).toBe(200)
    expect(await kept.json()).toEqual(await good.clone().json())
    expect(kept.headers.get('cache-status')).toMatch(/^content; hit; detail=stale; age=\d+$/)
    expect(kept.headers.get('cache-control')).toMatch(/^public, max-age=(10|30)$/)
  }
  logged()
})

const languages = '/api/languages'
/** The config of the files replaces it (config-fields.test.ts). */
const config = '/api/config?lang=vi-VN'

test.each(paths.filter((path) => path !== languages && path !== config))(
  '%s: without answer and copy it is a 503 with Retry-After',
  async (asked) => {
    const { request, order } = remoteGateway()
    await order({ fault: 'refuse' })
    const answer = await request(asked)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
    logged()
  },
)

test('languages without answer and copy are a 500 with a message', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'refuse' })
  const answer = await request(languages)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'Error fetching languages' }] })
  logged()
})

test.each([
  'slow',
  'reset',
  'very-busy',
  'error',
  'forbidden',
  'wrong-json',
  'wrong-shape',
  'nested',
  'huge',
  'redirect',
])('%s: the copy is shown, with one log line', async (fault) => {
  const { request, order } = remoteGateway()
  const [home] = paths
  await request(home ?? '')
  await order({ fault })
  const kept = await request(home ?? '')
  expect(kept.status).toBe(200)
  expect(await kept.text()).toContain('CMS home tiếng Việt')
  expect(logged()).toMatchObject([{ event: 'content failed', call: '/items/pages/home?lang=vi-VN' }])
})

test('an invalid answer is not shown, and the log names the path of the field', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'wrong-shape' })
  expect((await request('/api/items/bot-plans')).status).toBe(503)
  expect(logged()).toMatchObject([{ status: 'wrong shape', field: expect.stringMatching(/^botplans\.0\./) }])
})

test.each(['/api/blogs_translations?slug=', '/api/product_updates_translations?slug=', '/api/items/pages/static/'])(
  '%s: an unknown slug is a 404, an invalid one sends no request',
  async (path) => {
    const { request, seen } = remoteGateway()
    expect((await request(`${path}nothing-here`)).status).toBe(404)
    expect((await seen()).asked).toHaveLength(1)
    for (const slug of ['..%2F..%2Fusers', '%2e%2e', 'a%3Ffields=x', 'x'.repeat(201), 'name@example.com'])
      expect((await request(path + slug)).status).toBe(404)
    expect((await seen()).asked).toHaveLength(1)
  },
)

test('items without picture, known kind or text about their author are shown', async () => {
  const { request } = remoteGateway()
  const [post, update] = await Promise.all(
    ['/api/blogs_translations?slug=cms-post-7', '/api/product_updates_translations?slug=cms-update-7'].map(
      async (path) => (await request(path)).json(),
    ),
  )
  expect(post).toHaveProperty('data.blogs_id.user_created', { first_name: 'Cam', last_name: 'Editor' })
  expect(post).not.toHaveProperty('data.blogs_id.thumbnail')
  expect(update).toHaveProperty('data.product_updates_id.version', '9')
  expect(update).not.toHaveProperty('data.category')
  const home = v.parse(v.object({ data: Home }), await (await request('/api/items/pages/home')).json())
  expect(home.data.testimonials?.list_testimonials.map(({ avatar }) => avatar.id)).toEqual([
    'no-image',
    'no-image',
    'avatar-3',
  ])
  const lists = ['/api/pages/blogs/list-blogs?page=2', '/api/pages/product-updates/list-product-updates?page=2']
  for (const path of lists) expect(await (await request(path)).text()).toContain('-7"')
})

/** Status of a read without answer and copy. An invalid item is a 404. */
function statusWithout(path: string, fault: string): number {
  if (fault === 'wrong-shape' && /static|slug=/.test(path)) return 404
  if (path === config) return 200
  return path === languages ? 500 : 503
}

const inBursts = ['reset', 'refuse', 'slow', 'error', 'busy', 'wrong-json', 'wrong-shape', 'redirect', 'foreign-404']
test.each(inBursts)('a burst of every call with the fault %s: all answers are copies or 503', async (fault) => {
  const { request, order, seen } = remoteGateway()
  const [first, ...others] = paths
  await request(first ?? '')
  await order({ fault })
  const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => request(path)))
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => [200, ...others.map((path) => statusWithout(path, fault))]).flat(),
  )
  // Six, and one connection that is still closing.
  expect((await seen()).busiest).toBeLessThanOrEqual(7)
  logged()
})

test('a page of the content server has the incidents of the files', async () => {
  const { request } = remoteGateway()
  const { data } = v.parse(
    v.object({ data: StaticPage }),
    await (await request('/api/items/pages/static/trust')).json(),
  )
  expect(data.title).toContain('CMS')
  expect(data.incidents?.map(({ slug }) => slug)).toEqual(['late-orders', 'wrong-balance'])
})
