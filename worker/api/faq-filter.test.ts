import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FaqItem } from '#features/home/schema.ts'
import { testGateway } from '#tests/support/gateway.ts'

const { request } = testGateway()

/** The filter of featured questions as Directus writes it, in JSON. */
const inJson = (lang: string) =>
  JSON.stringify({
    faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
    languages_code: { _eq: lang },
  })

const featured = { 'filter[faq_id][status][_eq]': 'published', 'filter[faq_id][is_feature][_eq]': 'true' }

const ask = (query: Record<string, string>) => request(`/api/items/faq?${new URLSearchParams(query)}`)

/** The languages of an answer's questions. */
async function languagesOf(answer: Response): Promise<string[]> {
  const { data } = v.parse(v.strictObject({ data: v.array(FaqItem) }), await answer.json())
  return [...new Set(data.map((item) => item.languages_code))]
}

test.each(['en-US', 'vi-VN', 'zh-CN'])('the filter selects questions in %s in any spelling', async (lang) => {
  expect(await languagesOf(await ask({ filter: inJson(lang) }))).toEqual([lang])
  expect(await languagesOf(await ask({ ...featured, 'filter[languages_code][_eq]': lang }))).toEqual([lang])
  expect(await languagesOf(await ask({ lang }))).toEqual([lang])
})

test('brackets in the address need no escapes', async () => {
  const query =
    'filter[faq_id][status][_eq]=published&filter[faq_id][is_feature][_eq]=true&filter[languages_code][_eq]=vi-VN'
  expect(await languagesOf(await request(`/api/items/faq?${query}`))).toEqual(['vi-VN'])
})

test('without a language the questions are English', async () => {
  const { languages_code: _, ...filter } = JSON.parse(inJson('vi-VN'))
  const queries: Record<string, string>[] = [{}, { filter: JSON.stringify(filter) }, featured]
  for (const query of queries) expect(await languagesOf(await ask(query))).toEqual(['en-US'])
})

const published = { faq_id: { status: { _eq: 'published' } } }
const others: Record<string, string>[] = [
  { filter: '' },
  { filter: '{' },
  { filter: 'null' },
  { filter: '[]' },
  { filter: '{}' },
  { filter: JSON.stringify(published) },
  { filter: JSON.stringify({ faq_id: { status: { _eq: 'draft' }, is_feature: { _eq: true } } }) },
  { filter: JSON.stringify({ faq_id: { status: { _neq: 'published' }, is_feature: { _eq: true } } }) },
  { filter: JSON.stringify({ _or: [published] }) },
  { filter: inJson('vi-VN').replace('true', 'false') },
  { filter: inJson('xx-XX') },
  { filter: inJson('vi-VN').replace('{', '{"question":{"_contains":"x"},') },
  { ...featured, 'filter[faq_id][status][_eq]': 'draft' },
  { ...featured, 'filter[faq_id][is_feature][_eq]': 'false' },
  { ...featured, 'filter[languages_code][_eq]': 'xx-XX' },
  { ...featured, 'filter[question][_contains]': 'x' },
  { 'filter[faq_id][status][_eq]': 'published' },
]

test.each(others.map((query) => [JSON.stringify(query), query] as const))(
  'another filter (%s) is a 400 with an example',
  async (_, query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      errors: [
        {
          message: expect.stringContaining('{"faq_id":{"status":{"_eq":"published"},"is_feature":{"_eq":true}}'),
          extensions: { code: 'INVALID_QUERY' },
        },
      ],
    })
  },
)
