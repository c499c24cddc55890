import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ArticleHtml } from '#model/article.ts'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { renderAt } from '#tests/support/render.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import type { ContentSource } from '#worker/content/source.ts'

const origin = 'https://helmsway.example'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }

/** A gateway whose pages are rendered with `content`. */
const renderingGateway = (content: ContentSource = embeddedContent) =>
  testGateway({ content: () => content, fetchPage: (path) => renderAt(path, () => content) })

const { request } = renderingGateway()
const textOf = async (path: string) => (await request(path)).text()
const typeOf = async (path: string, headers: Record<string, string>) =>
  (await request(path, { headers })).headers.get('content-type')

test.each([
  ['/', '/index.md', 'en', undefined],
  ['/vi', '/vi/index.md', 'vi', undefined],
  ['/resources/blog/reading-an-order-book', '/resources/blog/reading-an-order-book.md', 'en', '2'],
  ['/vi/resources/product-updates/v2-1-test-run', '/vi/resources/product-updates/v2-1-test-run.md', 'vi', '2'],
  ['/cn/knowledge-base/what-drawdown-means', '/cn/knowledge-base/what-drawdown-means.md', 'zh-Hans', '2'],
  ['/vi/resources/guidelines/risk-management', '/vi/resources/guidelines/risk-management.md', 'vi', '2'],
  ['/vi/trang/dieu-khoan-su-dung', '/vi/trang/dieu-khoan-su-dung.md', 'vi', undefined],
  [
    '/resources/academy/drawdown-and-position-size',
    '/resources/academy/drawdown-and-position-size.md',
    'en',
    undefined,
  ],
  ['/cn/resources/blog', '/cn/resources/blog.md', 'zh-Hans', undefined],
  ['/search', '/search.md', 'en', undefined],
])('%s is also Markdown, under %s and by Accept', async (path, address, language, year) => {
  const file = await request(address)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(file.headers.get('content-language')).toBe(language)
  expect(file.headers.get('link')).toContain(`<${origin}${path}>; rel="canonical"`)
  expect(file.headers.get('vary')).toBeNull()
  const text = await file.text()
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? []
  const { title, description, updated, ...rest }: Record<string, string> = parse(front)
  expect(rest).toEqual({ language, canonical: origin + path })
  expect([title, description]).toEqual([expect.any(String), expect.any(String)])
  expect(updated?.slice(0, 1)).toBe(year)
  expect(body.match(/^# /gm)).toHaveLength(1)
  expect(body).not.toMatch(/\]\([/#]|<\/?[a-z]|undefined|\u200B/)

  const negotiated = await request(path, { headers: { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' } })
  expect(await negotiated.text()).toBe(text)
  expect(negotiated.headers.get('vary')).toBe('Accept')
})

test('an article keeps its tables, callouts and numbered lists', async () => {
  const text = await textOf('/knowledge-base/what-drawdown-means.md')
  expect(text).toContain('\n| Drawdown | Gain needed to recover |\n| --- | --- |\n| 5% | 5.3% |\n')
  expect(text).toContain('\n> **Risk:** The limit stops new trades')
  expect(text).toMatch(/\n## When the limit is reached\n\n1\. .+\n2\. .+\n3\. .+\n/)
})

test('the Markdown leaves out breadcrumbs, contents, forms, buttons, share links and hints for screen readers', async () => {
  const text = await textOf('/knowledge-base/what-drawdown-means.md')
  for (const noise of ['Breadcrumbs', 'On this page', '#section-', 'Was this article helpful', 'LinkedIn', 'new tab'])
    expect(text).not.toContain(noise)
  expect(await textOf('/resources/blog.md')).not.toMatch(/new posts by email|subscribe/i)
})

test('neighbouring labels are separate words, and a heading has its own line', async () => {
  const post = await textOf('/cn/resources/blog/reading-an-order-book.md')
  expect(post).toContain('\n# 怎样看订单簿\n')
  expect(post).toContain('\nInes Corvane 客户教育负责人\n')
  expect(await textOf('/knowledge-base/what-drawdown-means.md')).toContain('\n2 min read 6,842 views (sample) Updated')
  expect(await textOf('/index.md')).toContain('\n- Step 1\n\n  ### Open a brokerage account\n\n  Choose a broker')
})

/** Visible texts of the page, without addresses, ids, alternative texts and break marks. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'id', 'alt', 'mail', 'title_suffix', 'more_questions', 'sub_title', 'figure'].includes(key)
      ? []
      : [value]
  if (typeof value !== 'object' || value === null || ['button', 'buttons', 'help_link', 'image'].includes(key))
    return []
  return Object.entries(value).flatMap(([name, child]) => textsIn(child, name))
}

test.each([
  ['en', '', 'per month, including 10% VAT', 'Minimum capital: $20,000'],
  ['vi', '/vi', 'mỗi tháng, đã gồm 10% VAT', 'Vốn tối thiểu: 20.000 USD'],
  ['cn', '/cn', '每月，含 10% 增值税', '最低本金: 20,000 美元'],
] as const)('%s: the home page in Markdown says all that its sections say', async (locale, prefix, ...facts) => {
  const text = await textOf(`${prefix}/index.md`)
  const home = await embeddedContent.home(locale)
  expect(textsIn(home).filter((each) => !text.includes(each))).toEqual([])
  for (const { question, answer } of await embeddedContent.featuredFaq(locale))
    expect(text).toContain(`### ${question}\n\n${answer}\n`)
  const [, launchPad = ''] = text.split('\n- ### LaunchPad\n')
  for (const fact of facts) expect(launchPad).toContain(fact)
})

test('links in the text lead to the pages of its language', async () => {
  const text = await textOf('/vi/knowledge-base/set-the-drawdown-limit.md')
  expect(text).toContain(`](${origin}/vi/`)
  expect(text).not.toMatch(/\]\(https:\/\/helmsway\.example\/(?!vi\/)/)
  expect(await textOf('/vi/index.md')).toContain(`](${origin}/vi#pricing)`)
})

test('HTML of a content server is Markdown, too', async () => {
  const content = v.parse(
    ArticleHtml,
    '<h2>Two</h2><p>a <em>b</em> <a href="/page/about#us">c</a></p><ul><li>d</li></ul>',
  )
  const { request } = renderingGateway({
    ...embeddedContent,
    async findPost(locale, slug) {
      const post = await embeddedContent.findPost(locale, slug)
      return post && { ...post, content }
    },
  })
  const text = await (await request('/resources/blog/reading-an-order-book.md')).text()
  expect(text).toContain(`\n## Two\n\na *b* [c](${origin}/page/about#us)\n\n- d\n`)
})

test('browsers, and clients that do not accept Markdown, get HTML', async () => {
  const path = '/knowledge-base/what-drawdown-means'
  const html = 'text/html; charset=utf-8'
  expect(await typeOf(path, browser)).toBe(html)
  expect(await typeOf(path, { ...browser, accept: 'text/markdown,text/html' })).toBe(html)
  for (const accept of ['*/*', 'text/*', '', 'text/markdown;q=0', 'text/html, text/markdown;q=0.5'])
    expect([accept, await typeOf(path, { accept })]).toEqual([accept, html])
  for (const accept of ['text/markdown', 'TEXT/Markdown;q=0.5, text/html;q=0.5'])
    expect([accept, await typeOf(path, { accept })]).toEqual([accept, 'text/markdown; charset=utf-8'])
})

test('pages lead to their Markdown and to the list for language models', async () => {
  const links = async (path: string) => {
    const { headers } = await request(path)
    return [headers.get('link')?.replace(/^.*?, (?=<\/(?:vi|cn)\/\S*\.md>)/, ''), headers.get('vary')]
  }
  expect(await links('/vi/trang/chinh-sach-bao-mat')).toEqual([
    expect.stringContaining(
      '</vi/trang/chinh-sach-bao-mat.md>; rel="alternate"; type="text/markdown", </vi/llms.txt>; rel="describedby"; type="text/plain"',
    ),
    'Accept',
  ])
  expect(await links('/cn')).toEqual([expect.stringContaining('</cn/index.md>; rel="alternate"'), 'Accept'])
})

test.each([
  '/knowledge-base/nothing.md',
  '/resources/academy/nothing.md',
  '/resources/blog/..%2Fsecret.md',
  '/page/.md',
])('%s is a 404', async (path) => {
  const answer = await request(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})

test('list pages and searches have Markdown, too', async () => {
  const second = await request('/resources/blog?page=2', { headers: { accept: 'text/markdown' } })
  expect(await second.text()).toBe(await textOf('/resources/blog.md?page=2'))
  expect(await textOf('/resources/blog.md?page=2')).not.toBe(await textOf('/resources/blog.md'))
  expect(await textOf('/knowledge-base.md?q=drawdown')).toContain('/knowledge-base/what-drawdown-means)')
})

test('the first lesson of a course has Markdown and is in the sitemap', async () => {
  const path = '/resources/academy/one-signal-from-rule-to-log'
  expect(await textOf(`${path}.md`)).toContain(`\ncanonical: ${origin}${path}\n`)
  expect(await textOf('/sitemap-en.xml')).toContain(`<loc>${origin}${path}</loc>`)
})

test('current Markdown is a 304', async () => {
  const path = '/knowledge-base/what-drawdown-means.md'
  const etag = (await request(path)).headers.get('etag') ?? ''
  expect((await request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await request(path, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
})

test('a page with unavailable content has no Markdown', async () => {
  const fetchPage = async (path: string) => pageRecord(path, { status: 503 })
  const answer = await testGateway({ fetchPage }).request('/page/about.md')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
})

test('/humans.txt is a 404', async () => {
  const answer = await request('/humans.txt')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('link')).toBeNull()
})
