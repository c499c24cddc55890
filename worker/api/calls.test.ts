import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressOf, type Call } from '#api/call.ts'
import { academyItemCall } from '#features/academy/calls.ts'
import { postCall, postListCall } from '#features/blog/calls.ts'
import { guidelineCall } from '#features/guidelines/calls.ts'
import { articleCall } from '#features/knowledge-base/calls.ts'
import { updateCall } from '#features/product-updates/calls.ts'
import { searchCall } from '#features/search/calls.ts'
import { staticPageCall } from '#features/static-page/calls.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { answer, handlers } from './handlers.ts'
import { inProcessApi } from './in-process.ts'

const { request } = testGateway()
const api = inProcessApi(embeddedContent)

const [post] = (await embeddedContent.listPosts('en', { page: 1, limit: 1, category: 'all' })).bogs
const [update] = (await embeddedContent.listUpdates('en', { page: 1, limit: 1, type: 'all' })).product_updates
const [article] = (await embeddedContent.listArticles('en', { q: '', page: 1, category: 'all' })).items
const [course] = (await embeddedContent.academy('en')).courses
const [page] = await embeddedContent.pageSlugs('en')

/** Queries besides the language. */
const parameters = new Map<unknown, Record<string, string | undefined>>([
  [postCall, { slug: post?.slug }],
  [updateCall, { slug: update?.slug }],
  [articleCall, { slug: article?.slug }],
  [academyItemCall, { slug: course?.slug }],
  [guidelineCall, { slug: 'any' }],
  [staticPageCall, { slug: page }],
  [postListCall, { category: 'featured', page: '2', limit: '2' }],
  [searchCall, { q: 'bot' }],
])

const cases = handlers.flatMap(({ call }) =>
  sampleLocales.map((lang): [string, string, Call] => [call.path, lang, call]),
)

test.each(cases)('%s in %s is the same in process and over HTTP, and matches its schema', async (_, lang, call) => {
  const withLanguage = v.parse(call.query, parameters.get(call) ?? {})
  const query = 'lang' in withLanguage || call.path === '/api/config' ? { ...withLanguage, lang } : withLanguage
  const { path, search } = addressOf(call, query)
  const response = await request(`${path}?${search}`)
  expect(response.status).toBe(200)
  const { data } = v.parse(v.strictObject({ data: v.unknown() }), await response.json())
  const own: unknown = await api(call, query)
  expect(JSON.parse(JSON.stringify(own))).toEqual(data)
  expect(v.is(call.answer, data)).toBe(true)
})

test('each call has one handler, and no two the same path', () => {
  expect(new Set(handlers.map(({ call }) => call.path)).size).toBe(handlers.length)
})

test('a missing item is a 404 in process, too', async () => {
  await expect(api(postCall, { lang: 'en', slug: 'no-such-post' })).rejects.toMatchObject({ status: 404 })
})

test('a call paired with the answer or the query of another one is a type error', () => {
  // @ts-expect-error A list is not a post.
  answer(postCall, (source, { lang }) => source.listPosts(lang, { page: 1, limit: 6, category: 'all' }))
  // @ts-expect-error The query of the list has no slug.
  answer(postListCall, (source, { slug }) => source.listPosts('en', slug))
  // @ts-expect-error A page of the list has a number, not a text.
  const ask = () => api(postListCall, { lang: 'en', limit: 6, page: '1', category: 'all' })
  expect(ask).toBeTypeOf('function')
})
