import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { purgeGateway } from '#tests/support/purge.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const logged = () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))

const posts = '/api/pages/blogs/list-blogs'
const post = '/api/blogs_translations?slug=cms-post-1'
const updates = '/api/pages/product-updates/list-product-updates'
const home = '/api/items/pages/home'
const plans = '/api/items/bot-plans'
const faq = '/api/items/faq?lang=vi-VN'
const pricing = '/api/items/page-pricing'
const config = '/api/config'
const all = [posts, post, updates, home, plans, faq, pricing, config]

/** Record and field that the log names for each answer with mistakes. */
const named: [path: string, lines: [id: string | undefined, slug: string | undefined, field: string][]][] = [
  [
    posts,
    [
      ['1', 'cms-post-1', 'bogs.1.intro'],
      ['2', 'cms-post-2', 'bogs.2.blogs_id.user_created.last_name'],
      ['3', 'Bài-viết', 'bogs.3.slug'],
      ['4', 'cms-post-4', 'bogs.4.blogs_id.translations.0.languages_code'],
    ],
  ],
  [
    post,
    [
      ['1', 'cms-post-1', 'HTML'],
      ['3', 'cms-post-3', 'related_articles.3.title'],
      ['1', 'cms-post-1', 'seo_detail.meta_title'],
    ],
  ],
  [updates, [['1', 'cms-update-1', 'product_updates.1.product_updates_id.version']]],
  [
    home,
    [
      ['1', undefined, 'hero.buttons.1.url'],
      ['1', undefined, 'invest.title'],
    ],
  ],
  [plans, [['alpha', undefined, 'botplans.alpha.price']]],
  [faq, [['1', undefined, 'vi-VN.answer']]],
  [pricing, [[undefined, undefined, 'pricing_page.plan_onboarding.0']]],
  [
    config,
    [
      [undefined, undefined, 'seo_urls.index.translations.en-US.seo_detail.meta_title'],
      [undefined, undefined, 'translations.en-US.home.next'],
      [undefined, undefined, 'translations.en-US.home.step'],
      [undefined, undefined, 'translations.en-US.shell'],
    ],
  ],
]

test.each(named)(
  '%s: without a copy wrong parts are left out, and the log names record and field once',
  async (path, lines) => {
    const { request, order, pass } = remoteGateway()
    await order({ fault: 'mistakes' })
    const answer = await request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.has('cache-status')).toBe(false)
    const written = logged()
    expect(written.map(({ id, slug, field }) => [id, slug, field]).toSorted()).toEqual(lines.toSorted())
    for (const line of written)
      expect(line).toMatchObject({
        event: 'content left out',
        found: expect.any(String),
        good: expect.stringMatching(/^Write /),
      })
    pass(11_000)
    await request(path)
    expect(logged()).toEqual([])
  },
)

test('without a copy wrong parts are left out and the rest shows', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'mistakes' })
  const read = async (path: string) => (await request(path)).json()
  expect(await read(posts)).toMatchObject({ data: { bogs: [{ slug: 'cms-post-4' }, { slug: 'cms-post-5' }, {}] } })
  const item = await read(post)
  expect(item).toMatchObject({ data: { title: 'CMS post 1', related_articles: [] } })
  expect(item).not.toHaveProperty('data.seo_detail')
  expect(await read(home)).toMatchObject({ data: { hero: { buttons: [{ title: 'CMS start' }] }, why: {} } })
  expect(await read(home)).not.toHaveProperty('data.invest')
  expect(await read(plans)).toMatchObject({ data: { botplans: [{ id: 'beta' }] } })
  expect(await read(faq)).toMatchObject({ data: [{ question: 'CMS question two tiếng Việt' }] })
  expect(await read(config)).toHaveProperty('data.translations.en-US', {
    home: {},
    pricing: { plans: expect.stringContaining('CMS charts') },
  })
  expect(await read(pricing)).toMatchObject({ data: { pricing_page: { plan_onboarding: ['CMS onboarding two'] } } })
  logged()
})

test('mistakes and a purge: a list loses the wrong entry, a record shows its last good copy', async () => {
  const { request, restart, order, parts } = remoteGateway()
  for (const path of all) await request(path)
  await order({ fault: 'mistakes', mark: 'CMS edited' })
  const headers = { authorization: 'Bearer a-secret-of-the-test' }
  const body = '{"everything":true}'
  const purged = await purgeGateway(parts).request('http://localhost/api/purge', { method: 'POST', headers, body })
  expect(purged.status).toBe(200)
  const records = new Set([post, home])
  for (const ask of [request, restart()])
    for (const path of all) {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect([path, (await answer.text()).includes('CMS edited')]).toEqual([path, !records.has(path)])
    }
  const list = await (await request(posts)).json()
  expect(list).toMatchObject({ data: { bogs: [{ title: 'CMS edited post 4' }, {}, {}] } })
  expect(await (await request(home)).json()).toMatchObject({ data: { invest: { title: 'CMS invest' } } })
  expect(await (await request(post)).json()).toHaveProperty('data.seo_detail')
  logged()
})

test('an item without a required text shows its copy, else it is a 404', async () => {
  const { request, order } = remoteGateway()
  const item = '/api/product_updates_translations?slug=cms-update-2'
  await request(item)
  await order({ fault: 'mistakes' })
  const kept = await request(item)
  expect([kept.status, kept.headers.get('cache-status')]).toEqual([200, expect.stringContaining('stale')])
  // The 404 of a translation makes the page show the English text.
  expect((await request(`${item}&lang=vi-VN`)).status).toBe(404)
  expect(logged().slice(0, 2)).toMatchObject(
    ['en-US', 'vi-VN'].map(() => ({ event: 'content failed', slug: 'cms-update-2', field: 'content', found: '""' })),
  )
})

test('a list in place of a post does not replace its copy', async () => {
  const { request, order } = remoteGateway()
  const good = await (await request(post)).json()
  await order({ fault: 'list-in-list' })
  for (const ask of [request, request]) expect(await (await ask(post)).json()).toEqual(good)
  logged()
})

test.each([posts, plans, faq])('%s: a list without a valid entry does not replace its copy', async (path) => {
  const { request, order } = remoteGateway()
  const good = await (await request(path)).json()
  await order({ fault: 'wrong-shape' })
  const kept = await request(path)
  expect(await kept.json()).toEqual(good)
  expect(kept.headers.get('cache-status')).toContain('stale')
  expect(logged()).toMatchObject([{ event: 'content failed', status: 'wrong shape' }])
})

test('among translations with the same slug the page shows its language', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'all-languages' })
  for (const [lang, text] of [
    ['en-US', 'CMS post 1'],
    ['vi-VN', 'CMS post 1 tiếng Việt'],
    ['zh-CN', 'CMS post 1 中文'],
  ])
    expect(await (await request(`${post}&lang=${lang}`)).json()).toMatchObject({ data: { title: text } })
})

test('the log names a redirect table that the content server cut off', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'cut' })
  await request('/cms-old')
  expect(logged()).toMatchObject([
    { event: 'content left out', found: '1 of 2 rows', good: expect.stringContaining('QUERY_LIMIT_MAX') },
  ])
})

test('records with a future date are hidden everywhere until then', async () => {
  const { request, order, pass } = remoteGateway()
  await order({ fault: 'scheduled' })
  const shows = async (path: string) => (await (await request(path)).text()).includes('-1"')
  const item = '/api/product_updates_translations?slug=cms-update-1'
  for (const path of [posts, updates]) expect([path, await shows(path)]).toEqual([path, false])
  for (const path of [post, item]) expect((await request(path)).status).toBe(404)
  for (const path of ['/sitemap-en.xml', '/resources/blog/feed.xml', '/llms.txt']) {
    const answer = await request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toMatch(/cms-(post|update)-1\b/)
  }
  pass(3_600_001)
  for (const path of [posts, updates]) expect([path, await shows(path)]).toEqual([path, true])
  for (const path of [post, item]) expect((await request(path)).status).toBe(200)
  logged()
})
