import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

const { request } = testGateway()
const origin = 'https://helmsway.example'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }
const typeOf = async (path: string, headers: Record<string, string>) =>
  (await request(path, { headers })).headers.get('content-type')

test.each([
  ['/resources/blog/reading-an-order-book', 'en', '2'],
  ['/vi/resources/product-updates/v2-1-test-run', 'vi', '2'],
  ['/cn/knowledge-base/what-drawdown-means', 'zh-Hans', '2'],
  ['/vi/resources/guidelines/risk-management', 'vi', '2'],
  ['/vi/trang/dieu-khoan-su-dung', 'vi', ''],
])('%s is also Markdown, under .md and by Accept', async (path, language, year) => {
  const file = await request(`${path}.md`)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(file.headers.get('content-language')).toBe(language)
  const text = await file.text()
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(text) ?? []
  const { title, updated = '', ...rest }: Record<string, string> = parse(front)
  expect(rest).toEqual({ language, canonical: origin + path, description: expect.any(String) })
  expect(updated.slice(0, 1)).toBe(year)
  expect(body.startsWith(`# ${title}\n\n`)).toBe(true)
  expect(body).toContain('\n## ')
  expect(body).not.toMatch(/\]\(\/|<p>/)

  const negotiated = await request(path, { headers: { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' } })
  expect(await negotiated.text()).toBe(text)
  expect(negotiated.headers.get('vary')).toBe('Accept')
})

test('links in the text lead to the pages of its language', async () => {
  const texts = await Promise.all(
    ['what-drawdown-means', 'set-the-drawdown-limit', 'your-first-week'].map(async (slug) =>
      (await request(`/vi/knowledge-base/${slug}.md`)).text(),
    ),
  )
  expect(texts.join('\n')).toContain(`](${origin}/vi/`)
  expect(texts.join('\n')).not.toMatch(/\]\(https:\/\/helmsway\.example\/(?!vi\/)/)
})

test('a browser that opens a page gets the page, and so does who does not ask for Markdown by name', async () => {
  const path = '/knowledge-base/what-drawdown-means'
  const html = 'text/html; charset=utf-8'
  expect(await typeOf(path, browser)).toBe(html)
  expect(await typeOf(path, { ...browser, accept: 'text/markdown,text/html' })).toBe(html)
  for (const accept of ['*/*', 'text/*', '', 'text/markdown;q=0', 'text/html, text/markdown;q=0.5'])
    expect([accept, await typeOf(path, { accept })]).toEqual([accept, html])
  for (const accept of ['text/markdown', 'TEXT/Markdown;q=0.5, text/html;q=0.5'])
    expect(await typeOf(path, { accept })).toBe('text/markdown; charset=utf-8')
})

test('pages lead to their Markdown and to the list for language models', async () => {
  const links = async (path: string) => {
    const { headers } = await request(path)
    return [headers.get('link'), headers.get('vary')]
  }
  expect(await links('/vi/trang/chinh-sach-bao-mat')).toEqual([
    '</vi/trang/chinh-sach-bao-mat.md>; rel="alternate"; type="text/markdown", </vi/llms.txt>; rel="describedby"; type="text/plain"',
    'Accept',
  ])
  expect(await links('/cn')).toEqual([
    '</cn/index.md>; rel="alternate"; type="text/markdown", </cn/llms.txt>; rel="describedby"; type="text/plain"',
    'Accept',
  ])
  expect(await links('/default')).toEqual(['</llms.txt>; rel="describedby"; type="text/plain"', null])
})

test.each([
  '/knowledge-base/nothing.md',
  '/default.md',
  '/vi.md',
  '/resources/academy/nothing.md',
  '/resources/blog/..%2Fsecret.md',
  '/.md',
  '/page/.md',
])('%s is no Markdown', async (path) => {
  expect(await typeOf(path, {})).toBe('text/html; charset=utf-8')
})

test('an item whose Markdown is not at hand has its HTML there, with addresses that hold anywhere', async () => {
  const gateway = testGateway({ content: () => ({ ...embeddedContent, findText: async () => undefined }) })
  const answer = await gateway.request('/vi/resources/blog/reading-an-order-book.md')
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^---\ntitle: /)
  expect(text).toContain('<h2')
  expect(text).not.toMatch(/ (href|src)="[/#]/)
})

test('pictures and links of a text hold anywhere; only links have a language', async () => {
  const findText = async () => 'See ![the desk](/media/desk?w=800) and [plans](/#pricing).'
  const gateway = testGateway({ content: () => ({ ...embeddedContent, findText }) })
  const text = await (await gateway.request('/vi/resources/blog/reading-an-order-book.md')).text()
  expect(text).toContain(`See ![the desk](${origin}/media/desk?w=800) and [plans](${origin}/vi#pricing).`)
})

test.each([
  ['/', '/index.md', 'en', undefined],
  ['/vi', '/vi/index.md', 'vi', undefined],
  ['/vi/knowledge-base', '/vi/knowledge-base.md', 'vi', '2'],
  ['/cn/resources/blog', '/cn/resources/blog.md', 'zh-Hans', '2'],
  ['/resources/product-updates', '/resources/product-updates.md', 'en', '2'],
  ['/resources/guidelines', '/resources/guidelines.md', 'en', '2'],
  ['/cn/resources/academy', '/cn/resources/academy.md', 'zh-Hans', undefined],
  [
    '/resources/academy/drawdown-and-position-size',
    '/resources/academy/drawdown-and-position-size.md',
    'en',
    undefined,
  ],
])('%s is Markdown under %s, and leads to the pages below it', async (path, file, language, year) => {
  const answer = await request(file)
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const text = await answer.text()
  const front = parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '')
  expect(front).toMatchObject({ title: expect.any(String), language, canonical: origin + path })
  expect(front.updated?.slice(0, 1)).toBe(year)
  expect(text).not.toMatch(/undefined|\{\w+\}|\]\(\//)
  const addresses = [...text.matchAll(/\]\((https:\/\/helmsway[^)]*)\)/g)].map(([, address = '']) => address)
  const below = path.endsWith('position-size') ? 0 : 1
  expect(addresses.length).toBeGreaterThanOrEqual(below)
  const sitemap = await (await request(`/sitemap-${language === 'zh-Hans' ? 'cn' : language}.xml`)).text()
  expect(addresses.filter((address) => !sitemap.includes(`<loc>${address}</loc>`))).toEqual([])
  const negotiated = await request(path, { headers: { accept: 'text/markdown' } })
  expect(await negotiated.text()).toBe(text)
})

test('a course under the slug of another one is Markdown, too, and names its own address', async () => {
  const slug = (await embeddedContent.academy('en')).courses.at(-1)?.slug
  const text = await (await request(`/resources/academy/${slug}.md`)).text()
  expect(slug).not.toBe('drawdown-and-position-size')
  expect(text).toContain(`\ncanonical: ${origin}/resources/academy/drawdown-and-position-size\n`)
})

test('a search and a further page of a list are pages for everybody', async () => {
  for (const path of ['/knowledge-base?q=bot', '/resources/blog?page=2'])
    expect(await typeOf(path, { accept: 'text/markdown' })).toBe('text/html; charset=utf-8')
})

test('who has the Markdown already is told so', async () => {
  const path = '/knowledge-base/what-drawdown-means.md'
  const etag = (await request(path)).headers.get('etag') ?? ''
  expect((await request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each([
  ['/llms.txt', ''],
  ['/vi/llms.txt', '/vi'],
  ['/cn/llms.txt', '/cn'],
])('%s names every page of its language, as Markdown where there is some', async (path, prefix) => {
  const answer = await request(path)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# Helmsway\n\n> \S/)
  expect(text).toMatch(/\*\*Elite\*\*(: |：)\$459\.00 .*57[,.]375/)
  expect(text.match(/^## /gm)).toHaveLength(6)
  const addresses = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(70)
  expect(addresses.filter((address) => !address.startsWith(`${origin}${prefix}/`))).toEqual([])
  const sitemap = await (await request(`/sitemap-${prefix.slice(1) || 'en'}.xml`)).text()
  const known = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect([...addresses.map((address) => address.replace(/\.md$/, '')), origin + (prefix || '/')].toSorted()).toEqual(
    known.toSorted(),
  )
  for (const address of addresses.filter((each) => each.endsWith('.md')).slice(0, 5))
    expect((await request(address)).headers.get('content-type')).toBe('text/markdown; charset=utf-8')
})

test('the texts stand among the static files', async () => {
  expect((await env.ASSETS.fetch('http://localhost/content/vi/pages/about.md')).ok).toBe(true)
})

test('nobody finds a humans.txt', async () => {
  const fetchPage = async (path: string) => pageRecord(path, { status: 404 })
  const answer = await testGateway({ fetchPage }).request('/humans.txt')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('link')).toBeNull()
})
