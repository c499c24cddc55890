import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { parseSettings } from '#worker/settings.ts'

test('robots.txt admits crawlers and names the sitemap', async () => {
  const answer = await testGateway().request('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('Allow: /\n')
  expect(text).toContain('Sitemap: https://helmsway.example/sitemap.xml\n')
})

test.each(['staging', 'preview', 'Production'])('the environment "%s" is closed to all crawlers', async (name) => {
  const settings = parseSettings({ PUBLIC_URL: 'https://staging.helmsway.example', SENTRY_ENVIRONMENT: name })
  const text = await (await testGateway({ settings }).request('/robots.txt')).text()
  expect(text).toBe('User-agent: *\nDisallow: /\n')
})

const asked = [
  '/',
  '/no-such-page',
  '/api/config',
  '/_payload.json',
  '/robots.txt',
  '/assets/gone.js',
  '/en',
  '/' + 'b'.repeat(4000),
]

test.each(asked)('outside production %s has noindex', async (path) => {
  const settings = parseSettings({ SENTRY_ENVIRONMENT: 'staging' })
  const staging = testGateway({ settings })
  for (const _ of ['rendered', 'from the page cache'])
    expect((await staging.request(path)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect((await testGateway().request(path)).headers.get('x-robots-tag')).toBeNull()
})

test('security.txt names a contact and expires within a year of the build', async () => {
  const text = await (await testGateway().request('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: https:\/\/support\.helmsway\.example\/$/m)
  expect(text).toMatch(/^Canonical: https:\/\/helmsway\.example\/\.well-known\/security\.txt$/m)
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
