import * as v from 'valibot'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { AppConfig } from '#shell/schema.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const logged = () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))

type Gateway = ReturnType<typeof remoteGateway>

async function readConfig({ request }: Pick<Gateway, 'request'>): Promise<AppConfig> {
  const answer = await request('/api/config')
  expect(answer.status).toBe(200)
  return v.parse(v.object({ data: AppConfig }), await answer.json()).data
}

/** Refreshes the config in the background, then reads it. */
async function renew(gateway: Gateway): Promise<AppConfig> {
  gateway.pass(11_000)
  await gateway.request('/api/config')
  return readConfig(gateway)
}

test('a bad field in the config: the last good config shows, and the log names the field', async () => {
  const gateway = remoteGateway()
  const good = await readConfig(gateway)
  await gateway.order({ fault: 'bad-fields', mark: 'CMS edited' })
  expect(await renew(gateway)).toEqual(good)
  for (const line of logged())
    expect(line).toMatchObject({
      event: 'content failed',
      call: '/config',
      field: 'app_configs.tax_rate',
      found: '"a lot"',
    })
})

test('a bad field in the first config: the config of the files shows', async () => {
  const gateway = remoteGateway()
  await gateway.order({ fault: 'bad-fields' })
  expect(await readConfig(gateway)).toEqual(await embeddedContent.config())
  logged()
})

test('a corrected field shows at the next read', async () => {
  const gateway = remoteGateway()
  await gateway.order({ fault: 'bad-fields' })
  await readConfig(gateway)
  await gateway.order({})
  expect((await renew(gateway)).app_configs.tax_rate).toBe(25)
  logged()
})

test.each(['empty', 'null', 'missing', 'wrong-shape', 'nested', 'refuse', 'forbidden'])(
  '%s: without a config the one of the files shows, and no page fails',
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

test('a line end in a link adds no line to security.txt', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'bad-fields' })
  const text = await (await request('/.well-known/security.txt')).text()
  expect(text.match(/^\w+(?=:)/gm)).toEqual(['Contact', 'Expires', 'Canonical'])
  expect(text).not.toMatch(/^Contact: https:\/\/evil/m)
  logged()
})

test('control characters and lone surrogates are removed from every text', async () => {
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
