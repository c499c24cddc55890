import * as v from 'valibot'
import { expect, test } from 'vitest'
import { categoryIds } from '#model/kinds.ts'
import { Article, ArticleList } from '#features/knowledge-base/schema.ts'
import { testGateway } from '#tests/support/gateway.ts'

const Envelope = v.strictObject({ data: v.unknown() })
const languages = ['en-US', 'vi-VN', 'zh-CN']

async function get<T extends v.GenericSchema>(schema: T, path: string) {
  const response = await testGateway().request(path)
  expect(response.status).toBe(200)
  return v.parse(schema, v.parse(Envelope, await response.json()).data)
}
const list = (query = '') => get(ArticleList, `/api/knowledge-base${query}`)
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)

async function fault(path: string) {
  const response = await testGateway().request(path)
  return { status: response.status, body: await response.json() }
}
const invalid = (message: string) => ({
  status: 400,
  body: { errors: [{ message: expect.stringContaining(message), extensions: { code: 'INVALID_QUERY' } }] },
})

test.each(languages)(
  'the list in %s has ten articles a page, counted categories and popular articles',
  async (lang) => {
    const { items, total, total_pages, popular, newest, categories } = await list(`?lang=${lang}`)
    expect(items).toHaveLength(10)
    expect([total, total_pages]).toEqual([28, 3])
    expect(categories.map(({ id }) => id)).toEqual(categoryIds)
    expect(categories.reduce((sum, { articleCount }) => sum + articleCount, 0)).toBe(total)
    expect(popular.length).toBeGreaterThan(0)
    expect(popular.every((article) => article.popular)).toBe(true)
    expect(popular.map(({ views }) => views)).toEqual(popular.map(({ views }) => views).toSorted((a, b) => b - a))
    const dates = newest.map(({ updatedAt }) => updatedAt)
    expect(dates).toHaveLength(6)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const isOlder = ({ updatedAt }: (typeof items)[number]) => updatedAt <= (dates.at(-1) ?? '')
    expect(items.filter((item) => !isOlder(item)).every(({ slug }) => newest.some((each) => each.slug === slug))).toBe(
      true,
    )
  },
)

test('the pages list every article once; a page past the end is empty', async () => {
  const { total, total_pages } = await list()
  const pages = await Promise.all(Array.from({ length: total_pages }, (_, index) => list(`?page=${index + 1}`)))
  expect(new Set(pages.flatMap(({ items }) => slugs(items))).size).toBe(total)
  expect(await list(`?page=${total_pages + 1}`)).toMatchObject({ items: [], total, total_pages })
})

test('a category narrows the list to as many articles as it counts', async () => {
  for (const { id, articleCount } of (await list()).categories) {
    const { items, total } = await list(`?category=${id}`)
    expect(total).toBe(articleCount)
    expect(items.every(({ categoryId }) => categoryId === id)).toBe(true)
  }
  expect((await list('?category=all')).total).toBe((await list()).total)
})

test('a search ignores case and covers title, excerpt and tags, title first', async () => {
  const { items } = await list('?q=DRAWDOWN')
  const inTitle = items.map(({ title }) => title.toLowerCase().includes('drawdown'))
  expect(inTitle[0]).toBe(true)
  expect(inTitle).toEqual(inTitle.toSorted((one, other) => Number(other) - Number(one)))
  for (const { title, excerpt, tags } of items)
    expect([title, excerpt, ...tags].join(' ').toLowerCase()).toContain('drawdown')
  const narrowed = await list('?q=drawdown&category=risk-management')
  expect(narrowed.total).toBeLessThan(items.length + 1)
  expect(narrowed.items.every(({ categoryId }) => categoryId === 'risk-management')).toBe(true)
})

test('Vietnamese is found with and without diacritics, Chinese by its characters', async () => {
  const plain = await list('?lang=vi-VN&q=don+bay')
  expect(plain.total).toBeGreaterThan(0)
  expect(slugs((await list(`?lang=vi-VN&q=${encodeURIComponent('ĐÒN BẨY')}`)).items)).toEqual(slugs(plain.items))
  expect(slugs((await list(`?lang=zh-CN&q=${encodeURIComponent('网格')}`)).items)).toContain('grid-trading')
})

test('the tag of an article finds it', async () => {
  for (const lang of languages) {
    const { popular } = await list(`?lang=${lang}`)
    for (const { slug, tags } of popular) {
      const [tag = ''] = tags
      const first = await list(`?lang=${lang}&q=${encodeURIComponent(tag)}`)
      expect(first.total_pages > 1 || slugs(first.items).includes(slug)).toBe(true)
    }
  }
})

test('a search that finds nothing is an empty list', async () => {
  expect(await list('?q=zzzz')).toMatchObject({ items: [], total: 0, total_pages: 0 })
})

test('a bad parameter is a 400 that names it', async () => {
  expect(await fault('/api/knowledge-base?page=0')).toEqual(invalid('page: '))
  expect(await fault('/api/knowledge-base?page=x')).toEqual(invalid('page: '))
  expect(await fault('/api/knowledge-base?category=none')).toEqual(invalid('category: '))
  expect(await fault(`/api/knowledge-base?q=${'x'.repeat(101)}`)).toEqual(invalid('q: '))
  expect(await fault('/api/knowledge-base?lang=xx-XX')).toEqual(invalid('lang: '))
})

test.each(languages)('every article of %s can be read, with up to three related of its category', async (lang) => {
  const { total_pages, categories } = await list(`?lang=${lang}`)
  const related = new Map(categories.map(({ id, articleCount }) => [id, Math.min(articleCount - 1, 3)]))
  expect(Math.max(...related.values())).toBe(3)
  for (let page = 1; page <= total_pages; page++) {
    for (const { slug } of (await list(`?lang=${lang}&page=${page}`)).items) {
      const article = await get(Article, `/api/knowledge-base/${slug}?lang=${lang}`)
      expect(article.toc.length).toBeGreaterThan(0)
      for (const { id } of article.toc) expect(article.content).toContain(`<h2 id="${id}">`)
      expect(article.related.length).toBe(related.get(article.categoryId))
      expect(article.related.every(({ categoryId }) => categoryId === article.categoryId)).toBe(true)
      expect(slugs(article.related)).not.toContain(slug)
      expect(article.seo_detail.meta_title).toContain(article.title)
    }
  }
})

test.each(['none', 'constructor', '__proto__'])('the unknown slug %s is a 404', async (slug) => {
  expect(await fault(`/api/knowledge-base/${slug}`)).toMatchObject({
    status: 404,
    body: { errors: [{ extensions: { code: 'ROUTE_NOT_FOUND' } }] },
  })
})
