import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Post, PostList } from '#features/blog/schema.ts'
import { localeCodes, locales } from '#i18n/locales.ts'
import { readingMinutes } from '#model/reading-minutes.ts'
import { testGateway } from '#tests/support/gateway.ts'

const Envelope = v.object({ data: v.unknown() })
const Failure = v.object({
  errors: v.tuple([v.object({ message: v.string(), extensions: v.object({ code: v.string() }) })]),
})

async function list(query: string) {
  const response = await testGateway().request(`/api/pages/blogs/list-blogs?${query}`)
  expect(response.status).toBe(200)
  const { data } = v.parse(Envelope, await response.json())
  const posts = v.parse(PostList, data)
  // No other fields.
  expect(data).toEqual(posts)
  return posts
}

async function failure(path: string) {
  const response = await testGateway().request(path)
  const { errors } = v.parse(Failure, await response.json())
  return { status: response.status, code: errors[0].extensions.code, message: errors[0].message }
}

test('the list holds six posts a page under "bogs", with the fields of the specification', async () => {
  const { total_pages, bogs } = await list('lang=en-US&limit=6&page=1')
  expect(total_pages).toBe(3)
  expect(bogs).toHaveLength(6)
  expect(bogs[0]).toEqual({
    id: 'taxes-and-record-keeping',
    title: 'Taxes and record keeping for a bot account',
    slug: 'taxes-and-record-keeping',
    intro: expect.any(String),
    content: expect.stringContaining('<h2 id="section-1">'),
    read_minutes: readingMinutes(bogs[0]?.content ?? ''),
    category: { id: 'financial-industry', title: expect.any(String) },
    blogs_id: expect.objectContaining({
      cover: 'blog-reading-an-order-book',
      date_created: '2024-11-12',
      date_updated: '2024-11-12',
      user_created: { first_name: 'Ines', last_name: 'Corvane' },
    }),
  })
})

test('the pages list every post once, newest first, in every language', async () => {
  for (const lang of ['en-US', 'vi-VN', 'zh-CN']) {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`lang=${lang}&page=${page}`)))
    const posts = pages.flatMap(({ bogs }) => bogs)
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(13)
    const dates = posts.map(({ blogs_id }) => blogs_id.date_created)
    expect(dates).toEqual(dates.toSorted().toReversed())
  }
})

test('a category narrows the list, and the number of its pages', async () => {
  const news = await list('category=company-news&limit=50')
  expect(news.total_pages).toBe(1)
  expect(new Set(news.bogs.map(({ category }) => category.id))).toEqual(new Set(['company-news']))
  const featured = await list('category=featured&limit=2')
  expect(featured).toMatchObject({ total_pages: 2, total: 3 })
  expect(featured.bogs.map(({ slug }) => slug)).toEqual(['lessons-from-an-outage', 'correlation-in-a-fall'])
  expect(await list('category=all')).toEqual(await list(''))
})

test('a page past the end is empty and keeps the number of pages', async () => {
  expect(await list('page=4')).toEqual({ total_pages: 3, total: 13, bogs: [] })
  expect(await list('page=999999&limit=50')).toEqual({ total_pages: 1, total: 13, bogs: [] })
})

test.each([
  ['limit=0', 'limit: must be a whole number from 1 to 50'],
  ['limit=51', 'limit: must be a whole number from 1 to 50'],
  ['limit=six', 'limit: must be a whole number from 1 to 50'],
  ['page=0', 'page: must be a whole number from 1'],
  ['page=-1', 'page: must be a whole number from 1'],
  ['page=1.5', 'page: must be a whole number from 1'],
  ['category=weather', 'category: must be one of all, featured, company-news, financial-industry'],
  ['lang=xx-XX', `lang: must be one of ${localeCodes.map((code) => locales[code].apiLanguage).join(', ')}`],
])('%s is a 400 that names the parameter', async (query, message) => {
  expect(await failure(`/api/pages/blogs/list-blogs?${query}`)).toEqual({ status: 400, code: 'INVALID_QUERY', message })
})

test('a post comes with author, tags, SEO record and related articles', async () => {
  const response = await testGateway().request('/api/blogs_translations?lang=vi-VN&slug=what-support-hours-mean')
  const post = v.parse(Post, v.parse(Envelope, await response.json()).data)
  expect(post.category).toEqual({ id: 'company-news', title: 'Tin công ty' })
  expect(post.blogs_id).toMatchObject({
    thumbnail: 'blog-reading-an-order-book',
    date_created: '2024-06-04',
    date_updated: '2024-09-24',
    views: 2847,
    user_created: {
      first_name: 'Ines',
      last_name: 'Corvane',
      title: 'Phụ trách hướng dẫn khách hàng',
      avatar: 'avatar-3',
      description: expect.any(String),
    },
  })
  expect(post.blogs_id.tags.length).toBeGreaterThan(0)
  expect(post.seo_detail?.meta_title).toEqual(expect.any(String))
  expect(post.related_articles).toHaveLength(3)
  expect(new Set(post.related_articles.map(({ category }) => category.id))).toEqual(new Set(['company-news']))
  expect(post.related_articles[0]).toEqual({
    id: expect.any(String),
    read_minutes: expect.any(Number),
    slug: expect.any(String),
    title: expect.any(String),
    intro: expect.any(String),
    category: expect.any(Object),
    blogs_id: { cover: expect.any(String), date_created: expect.any(String), date_updated: expect.any(String) },
  })
})

test('an unknown post is a 404, one without a slug a 400', async () => {
  expect(await failure('/api/blogs_translations?lang=en-US&slug=nope')).toMatchObject({ status: 404 })
  expect(await failure('/api/blogs_translations?slug=constructor')).toMatchObject({ status: 404 })
  const { status, message } = await failure('/api/blogs_translations?lang=en-US')
  expect(status).toBe(400)
  expect(message).toContain('slug')
})
