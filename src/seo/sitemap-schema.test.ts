import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { origin } from '#tests/support/crawl.ts'
import { indexSchema, linkSchema, sitemapSchema } from '#tests/support/sitemap-schema.ts'
import { createApp } from '#worker/app.ts'
import { embeddedContent } from '#worker/content/embedded.ts'
import { parseSettings } from '#worker/settings.ts'

// Here, and not beside the code, because the validator needs Node.
const app = createApp({
  settings: parseSettings({ PUBLIC_URL: origin }),
  content: () => embeddedContent,
  redirects: async () => [],
  fetchPage: () => Promise.reject(new Error('no pages here')),
  purgeEdge: async () => false,
  report: () => undefined,
})

const faults = async (contents: string, schema: string) =>
  (
    await validateXML({
      xml: { fileName: 'sitemap.xml', contents },
      schema: { fileName: 'sitemap.xsd', contents: schema },
      preload: { fileName: 'link.xsd', contents: linkSchema },
    })
  ).errors.map(({ message }) => message)

test.each(['en', 'vi', 'cn'])('the sitemap %s is valid', async (code) => {
  const xml = await (await app.request(`/sitemap-${code}.xml`)).text()
  expect(await faults(xml, sitemapSchema)).toEqual([])
  expect(await faults(xml.replace('<loc>https:', '<loc>'), sitemapSchema)).not.toEqual([])
  expect(await faults(xml.replace('hreflang=', 'lang='), sitemapSchema)).not.toEqual([])
})

test('the index of sitemaps is valid', async () => {
  const xml = await (await app.request('/sitemap.xml')).text()
  expect(await faults(xml, indexSchema)).toEqual([])
  expect(await faults(xml.replaceAll('sitemap>', 'url>'), indexSchema)).not.toEqual([])
})
