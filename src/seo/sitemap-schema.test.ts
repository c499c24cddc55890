import { expect, test } from 'vitest'
import { origin } from '#tests/support/crawl.ts'
import { indexErrors, sitemapErrors } from '#tests/support/sitemap-schema.ts'
import { createApp } from '#worker/app.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { ContentVersion } from '#worker/cms/content-version.ts'
import { RedirectTable } from '#worker/redirects/table.ts'
import { parseSettings } from '#worker/settings.ts'

// Not beside the code, because the validator needs Node.
const app = createApp({
  settings: parseSettings({ PUBLIC_URL: origin }),
  content: () => embeddedContent,
  redirects: async () => new RedirectTable([]),
  version: new ContentVersion({ get: async () => new Map(), put: async () => undefined }),
  renderMail: () => ({ subject: '', text: '', html: '' }),
  fetchPage: () => Promise.reject(new Error('no pages here')),
  purgeEdge: async () => false,
  report: () => undefined,
})

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const sitemap = async (code: string) => (await app.request(`/sitemap-${code}.xml`, {}, {}, context)).text()

test.each(['en', 'vi', 'cn'])('the sitemap %s is valid', async (code) => {
  expect(await sitemapErrors(await sitemap(code))).toEqual([])
})

test.each([
  ['address', /<loc>[^<]*/, '<loc>/vi'],
  ['date', '<lastmod>', '<lastmod>on '],
  ['link', 'hreflang=', 'lang='],
])('a sitemap with an invalid %s is invalid', async (_, good, bad) => {
  const [, entry = ''] = /(<url>.*<lastmod>.*<\/url>)/.exec(await sitemap('en')) ?? []
  const xml = (await sitemap('en')).replace(/(<urlset.*>)[\s\S]*(<\/urlset>)/, `$1${entry}$2`)
  expect(await sitemapErrors(xml)).toEqual([])
  expect(await sitemapErrors(xml.replace(good, bad))).not.toEqual([])
})

test('the index of sitemaps is valid', async () => {
  const xml = await (await app.request('/sitemap.xml')).text()
  expect(await indexErrors(xml)).toEqual([])
  expect(await indexErrors(xml.replaceAll('sitemap>', 'url>'))).not.toEqual([])
})
