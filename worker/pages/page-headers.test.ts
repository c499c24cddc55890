import { expect, test } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { splitLocale } from '#i18n/paths.ts'
import { cacheTags } from './page-headers.ts'

test.each([
  ['/', 'en,config,home,plans,pricing,faq'],
  ['/cn', 'cn,config,home,plans,pricing,faq'],
  ['/default', 'en,config'],
  ['/vi/trang/dieu-khoan-su-dung', 'vi,config,pages,pages/terms-of-use'],
  ['/knowledge-base', 'en,config,knowledge-base'],
  ['/vi/knowledge-base/first-week', 'vi,config,knowledge-base,knowledge-base/first-week'],
  ['/resources/guidelines', 'en,config,guidelines,plans'],
  ['/resources/guidelines/risk-management', 'en,config,guidelines,guidelines/risk-management'],
  ['/resources/product-updates/v2-4', 'en,config,product-updates,product-updates/v2-4'],
  ['/cn/resources/blog', 'cn,config,blog'],
  ['/resources/blog/first-post', 'en,config,blog,blog/first-post'],
  ['/resources/academy', 'en,config,academy'],
  ['/newsletter/subscribed', 'en,config,newsletter,newsletter/subscribed'],
  ['/no/such/page', 'en,config'],
  ['/constructor', 'en,config'],
])('%s is tagged %s', (path, tags) => {
  expect(cacheTags(splitLocale(path)).join(',')).toBe(tags)
})

test('a page has its tags, also if its state was requested first', async () => {
  const { request } = testGateway()
  await request('/vi/knowledge-base/_payload.json')
  const answer = await request('/vi/knowledge-base?page=2')
  expect(answer.headers.get('cache-tag')).toBe('vi,config,knowledge-base')
  expect((await request('/vi/knowledge-base')).headers.get('cache-tag')).toBe('vi,config,knowledge-base')
})

test('a 410 has no links to alternatives', async () => {
  const { request } = testGateway({ fetchPage: async (path) => pageRecord(path, { status: 410 }) })
  expect((await request('/default')).headers.has('link')).toBe(false)
})
