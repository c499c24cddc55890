import { expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { splitLocale } from '#i18n/paths.ts'
import { pageQuery } from './page-query.ts'

test.each([
  ['/knowledge-base', '', ''],
  ['/knowledge-base', '?utm_source=x&gclid=1', ''],
  ['/knowledge-base', '?page=2&q=bot&utm_source=x', '?q=bot&page=2'],
  ['/vi/knowledge-base', '?category=troubleshooting', '?category=troubleshooting'],
  ['/cn/search', '?q=%20%20', ''],
  ['/search', '?q=a&q=b', '?q=a'],
  ['/search', '?q=%000%00b%0a%7f', '?q=0b'],
  ['/search', `?q=${'x'.repeat(500)}`, `?q=${'x'.repeat(100)}`],
  ['/resources/blog', '?category=featured&page=3', '?category=featured&page=3'],
  ['/resources/product-updates', '?plan=elite&type=bug-fix', '?type=bug-fix&plan=elite'],
  ['/vi/resources/academy', '?level=beginner', '?level=beginner'],
])('the canonical query of %s%s is "%s"', (path, query, seen) => {
  expect(pageQuery(splitLocale(path).path, new URLSearchParams(query))).toBe(seen)
})

test.each([
  ['/', '?q=x&page=2&category=featured&type=bug-fix&level=beginner'],
  ['/vi', '?q=x'],
  ['/resources/blog', '?q=x&type=bug-fix'],
  ['/resources/blog/reading-an-order-book', '?page=2'],
  ['/resources/academy', '?page=2'],
  ['/resources/guidelines', '?q=x'],
  ['/page/terms-of-use', '?q=x'],
])('%s%s is the page without query', (path, query) => {
  expect(pageQuery(splitLocale(path).path, new URLSearchParams(query))).toBe('')
})

test.each([
  ['/knowledge-base', ['?category=weather', '?q=bot&category=rain', '?category=a&page=b'], '?category=unknown'],
  ['/cn/resources/blog', ['?page=0', '?page=two', '?page=01', '?category=featured&page=-1'], '?page=unknown'],
  ['/vi/resources/product-updates', ['?type=weather', '?type=constructor'], '?type=unknown'],
  ['/resources/academy', ['?level=master', '?level=1'], '?level=unknown'],
])('all invalid values of %s share one page', (path, queries, seen) => {
  for (const query of queries) expect(pageQuery(splitLocale(path).path, new URLSearchParams(query))).toBe(seen)
})

test('random queries of a page without parameters share one cache entry, also for its state', async () => {
  const fetchPage = vi.fn(async (path: string) => pageRecord(path))
  const { request } = testGateway({ fetchPage })
  for (const name of ['q', 'page', 'category', 'level']) {
    expect(await (await request(`/?${name}=${name}`)).text()).toBe('<html>/</html>')
    expect((await request(`/_payload.json?${name}=${name}&v=v1`)).status).toBe(200)
  }
  expect(fetchPage.mock.calls).toEqual([['/']])
})
