import { expect, type Page } from '@playwright/test'
import { consentRevision } from '#browser/consent/purposes.ts'
import { recipients, storedCookies, storedEntries, type Stored } from '#model/stored.ts'
import { startReportingService } from '#tests/support/envelope-server.ts'
import { startSite } from '#tests/support/site.ts'
import { keepRecord, record, visit } from './consent-record.ts'
import { asPerson, hydrate, test } from './test.ts'

/** Whether a name is on the list; without `consent` only what needs none counts. */
const isListed = (list: readonly Stored[], name: string, consent: boolean) =>
  list.some(
    ({ name: listed, needsConsent }) =>
      (consent || !needsConsent) && (listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed),
  )

/** A page of each kind: the first address of each folder in the sitemap, and pages outside of it. */
async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap-vi.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const kinds = new Map(paths.map((path) => [path.replace(/[^/]+$/, ''), path]))
  return [
    ...kinds.values(),
    '/',
    '/search?q=bot',
    '/newsletter/subscribed',
    '/newsletter/confirm?token=a.1.b',
    '/nowhere',
  ]
}

/** Everything that a visit left in the browser. */
const leftovers = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  entries: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
})

for (const consent of [false, true])
  test(`${consent ? 'with' : 'without'} consent a visit leaves and asks only what the privacy policy lists`, async ({
    page,
    expectComplaint,
  }) => {
    test.setTimeout(240_000)
    expectComplaint(/status of 404/)
    const service = await startReportingService()
    const site = await startSite({ ANALYTICS_ID: 'G-TEST123456', SENTRY_DSN: service.dsn })
    try {
      const asked = new Set<string>()
      page.on('request', (request) => {
        if (/^https?:/.test(request.url())) asked.add(new URL(request.url()).hostname)
      })
      await page.route(/google/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: "document.cookie = '_ga=GA1.1; path=/'" }),
      )
      await asPerson(page)
      if (consent)
        await keepRecord(page, site.url, {
          ...record,
          categories: ['necessary', 'analytics'],
          services: { necessary: [], analytics: [] },
          revision: consentRevision({ analytics: true, recording: true }),
        })
      const found = { cookies: new Set<string>(), entries: new Set<string>() }
      for (const path of await pagesOf(site.url)) {
        await page.goto(site.url + path)
        await hydrate(page)
        if (consent && path === '/') await expect.poll(() => asked.has('www.googletagmanager.com')).toBe(true)
        const { cookies, entries } = await leftovers(page)
        for (const name of cookies) found.cookies.add(name)
        for (const name of entries) found.entries.add(name)
      }
      expect([...found.cookies].filter((name) => !isListed(storedCookies, name, consent))).toEqual([])
      expect([...found.entries].filter((name) => !isListed(storedEntries, name, consent))).toEqual([])
      const own = new Set([site.url, service.dsn].map((address) => new URL(address).hostname))
      const listed = recipients.flatMap(({ hosts, needsConsent }) => (consent || !needsConsent ? hosts : []))
      const isKnown = (host: string) =>
        own.has(host) || listed.some((name) => (name.startsWith('*') ? host.endsWith(name.slice(1)) : host === name))
      expect([...asked].filter((host) => !isKnown(host))).toEqual([])
      // The visit did what it is to find.
      expect(found.entries.size).toBeGreaterThan(0)
      expect(found.cookies.has('_ga')).toBe(consent)
    } finally {
      // Ends requests under way, before the site ends.
      await page.goto('about:blank')
      await Promise.all([site.end(), service.end()])
    }
  })

test('where nothing needs consent, nothing is asked', async ({ page }) => {
  const site = await startSite({ CONSENT: '' })
  try {
    await asPerson(page)
    await visit(page, site.url)
    await expect(page.locator('#consent')).toHaveCount(0)
    await expect(page.locator('[data-consent-open]')).toBeHidden()
    expect((await leftovers(page)).cookies).toEqual([])
  } finally {
    await page.goto('about:blank')
    await site.end()
  }
})
