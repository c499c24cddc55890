import * as v from 'valibot'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { AppConfig } from '#features/shell/schema.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const logged = () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))

/** What the log names of the faulty config. */
const badFields = [
  'app_configs.tax_rate',
  'link_button.register',
  'link_button.forum',
  'seo_urls.index.translations.vi-VN.seo_detail.meta_title',
  'seo_urls.default.translations',
  'translations.vi-VN.pricing.plans',
  'translations.vi-VN.blog.made_up',
]

type Gateway = ReturnType<typeof remoteGateway>

async function readConfig({ request }: Pick<Gateway, 'request'>): Promise<AppConfig> {
  const answer = await request('/api/config')
  expect(answer.status).toBe(200)
  return v.parse(v.object({ data: AppConfig }), await answer.json()).data
}

const seoOf = ({ seo_urls }: AppConfig, name: string) => seo_urls.find(({ router_name }) => router_name === name)
const titleOf = (config: AppConfig, name: string, language: string) =>
  seoOf(config, name)?.translations.find(({ languages_code }) => languages_code === language)?.seo_detail.meta_title

/** Reads the config when it is old enough to be renewed, until the new one is shown. */
async function renew(gateway: Gateway): Promise<AppConfig> {
  gateway.pass(11_000)
  await gateway.request('/api/config')
  return readConfig(gateway)
}

test('a bad field of the config costs itself alone: it keeps its last good value, and the log names it', async () => {
  const gateway = remoteGateway()
  const good = await readConfig(gateway)
  await gateway.order({ fault: 'bad-fields', mark: 'CMS edited' })
  const config = await renew(gateway)
  expect(config.app_configs).toEqual({ tax_rate: 25, admin_fee: 130 })
  expect(config.link_button).toEqual({
    ...good.link_button,
    app: 'https://app.cms.example/new',
    support: 'https://support.cms.example/Contact:%20https://evil.example',
  })
  expect(titleOf(config, 'index', 'vi-VN')).toBe('CMS title of index tiếng Việt')
  expect(titleOf(config, 'index', 'en-US')).toBe('CMS edited title of index')
  expect(titleOf(config, 'default', 'en-US')).toBe('CMS title of default')
  expect(titleOf(config, 'search', 'en-US')).toBe('CMS edited title of search')
  expect(config.seo_urls.map(({ router_name }) => router_name)).toEqual(
    good.seo_urls.map(({ router_name }) => router_name),
  )
  expect(config.translations['vi-VN']).toEqual({
    pricing: { plans: 'CMS charts tiếng Việt' },
    blog: { readMore: 'CMS edited read' },
  })
  const lines = logged()
  for (const line of lines) expect(line).toMatchObject({ event: 'content left out', call: '/config' })
  expect(lines.map(({ field }) => field)).toEqual(expect.arrayContaining(badFields))
  expect(lines.find(({ field }) => field === 'app_configs.tax_rate')).toMatchObject({ found: '"a lot"' })
  // Once a change, not at every read.
  await renew(gateway)
  expect(logged()).toEqual([])
})

test('without a good answer before it, the config of the files stands in for a bad field', async () => {
  const gateway = remoteGateway()
  await gateway.order({ fault: 'bad-fields' })
  const config = await readConfig(gateway)
  const own = await embeddedContent.config()
  expect(config.app_configs).toEqual({ tax_rate: own.app_configs.tax_rate, admin_fee: 130 })
  expect(config.link_button.register).toBe(own.link_button.register)
  expect(config.link_button.community).toBe('https://community.cms.example/discord')
  expect(titleOf(config, 'index', 'vi-VN')).toBe(titleOf(own, 'index', 'vi-VN'))
  expect(titleOf(config, 'index', 'en-US')).toBe('CMS title of index')
  expect(seoOf(config, 'default')).toEqual(seoOf(own, 'default'))
  logged()
})

test('a mended field shows at the next reading', async () => {
  const gateway = remoteGateway()
  await gateway.order({ fault: 'bad-fields' })
  await readConfig(gateway)
  await gateway.order({})
  expect((await renew(gateway)).app_configs.tax_rate).toBe(25)
  logged()
})

test.each(['empty', 'null', 'missing', 'wrong-shape', 'refuse', 'forbidden'])(
  '%s: without any config that of the files stands in, and no page fails for it',
  async (fault) => {
    const { open, request, order } = remoteGateway()
    await order({ fault, call: '/config' })
    const answer = await request('/api/config?lang=vi-VN')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-status')).toMatch(/^content; hit; detail=stale; age=\d+$/)
    expect(await answer.json()).toEqual({ data: await embeddedContent.config('vi') })
    expect(await open().config()).toEqual(await embeddedContent.config())
    logged()
  },
)

test('a line end in a link makes no line of its own in security.txt', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'bad-fields' })
  const text = await (await request('/.well-known/security.txt')).text()
  expect(text.match(/^\w+(?=:)/gm)).toEqual(['Contact', 'Expires', 'Canonical'])
  expect(text).not.toMatch(/^Contact: https:\/\/evil/m)
  logged()
})

test('control characters and lone surrogates of the content server are in no text', async () => {
  const { request, order } = remoteGateway()
  await order({ mark: 'C\u0000M\u001bS\r\n\ud800&#7;&#13;&#x1b;' })
  for (const path of [
    '/api/config',
    '/api/items/pages/home',
    '/api/items/bot-plans',
    '/api/blogs_translations?slug=cms-post-1',
    '/api/items/pages/static/cms-page',
  ]) {
    const text = await (await request(path)).text()
    expect(text).toContain(String.raw`CMS\n`)
    expect(text).not.toMatch(/\\r|\\u00|\\ud8|\\b|\\f|[^\P{Cc}\n]/u)
  }
})
