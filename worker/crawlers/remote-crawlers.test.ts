import { beforeEach, expect, test, vi } from 'vitest'
import { emptyKv, remoteGateway } from '#tests/support/remote-gateway.ts'

beforeEach(emptyKv)

test('with a content server a sitemap holds what is there in its language, and names the languages that have it', async () => {
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

test('with a content server that is away, crawlers are told to come back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order } = remoteGateway()
  await order({ fault: 'unavailable' })
  for (const path of ['/sitemap.xml', '/sitemap-en.xml', '/resources/blog/rss.xml', '/llms.txt']) {
    const answer = await request(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
  }
  log.mockClear()
})
