import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { Article, ArticleList } from '#features/knowledge-base/schema.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

const listPath = '/items/knowledge-base'
const readList = async (request: (path: string) => Promise<Response>) =>
  v.parse(v.object({ data: ArticleList }), await (await request('/api/knowledge-base')).json()).data
const files = await embeddedContent.listArticles('en', {})
const second = (await embeddedContent.listArticles('en', { category: files.categories[0]?.id ?? 'all' })).items[1]

test('the knowledge base has the articles of the server, then those that only the files have', async () => {
  const { request } = remoteGateway()
  const { items, total, categories, popular } = await readList(request)
  expect(items.slice(0, 3).map(({ slug }) => slug)).toEqual(['cms-article-1', 'cms-article-2', files.items[0]?.slug])
  expect(items[0]).toMatchObject({ title: 'CMS article 1', updatedAt: '2026-03-15', readTime: 1, views: 0 })
  // The server took the second article of the files back.
  expect(total).toBe(files.total + 1)
  expect(categories[0]).toMatchObject({ name: 'CMS group', articleCount: (files.categories[0]?.articleCount ?? 0) + 1 })
  expect(categories.length).toBe(files.categories.length)
  expect(popular.map(({ slug }) => slug)).toContain('cms-article-1')
})

test('an article of the server has its text, an article of the files its own', async () => {
  const { request } = remoteGateway()
  const articleAt = async (slug: string) => {
    const answer = await request(`/api/knowledge-base/${slug}`)
    return v.parse(v.object({ data: Article }), await answer.json()).data
  }
  const own = await articleAt('cms-article-1')
  expect(own).toMatchObject({
    title: 'CMS article 1',
    category: 'CMS group',
    neighbours: { next: { slug: 'cms-article-2' } },
  })
  expect(own.seo_detail.meta_title).toMatch(/^CMS article 1 \| /)
  expect(own.related.map(({ slug }) => slug)).toContain('cms-article-2')
  const ofFiles = await articleAt(files.items[0]?.slug ?? '')
  expect(ofFiles).toMatchObject({ title: files.items[0]?.title, neighbours: { previous: { slug: 'cms-article-2' } } })
})

test('an article that the server took back is on no page and no hit of the search', async () => {
  const { request } = remoteGateway()
  expect((await request(`/api/knowledge-base/${second?.slug}`)).status).toBe(404)
  expect((await request('/api/knowledge-base/no-such-article')).status).toBe(404)
  const found = await (await request(`/api/search?q=${encodeURIComponent(second?.title ?? '')}`)).text()
  expect(found).not.toContain(`/${second?.slug}"`)
})

test('a failing server: copies show, the health check names the call; without a copy the files show', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order, parts } = remoteGateway()
  await request('/api/config')
  await order({ fault: 'no-route', call: listPath })
  expect((await readList(request)).items[0]?.slug).toBe(files.items[0]?.slug)
  expect(await parts.contentServer.failing()).toMatchObject([{ call: `${listPath}?lang=en-US` }])
  await order({})
  expect((await readList(request)).items[0]?.slug).toBe('cms-article-1')
  await order({ fault: 'error', call: listPath })
  expect((await readList(request)).items[0]?.slug).toBe('cms-article-1')
  log.mockClear()
})

test('a config without the knowledge base leaves it to the files', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order, seen } = remoteGateway()
  await order({ fault: 'bad-fields', call: '/config' })
  expect((await readList(request)).items).toEqual(files.items)
  expect((await seen()).asked.map(({ path }) => path)).toEqual(['/config'])
  log.mockClear()
})
