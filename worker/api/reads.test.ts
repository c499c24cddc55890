import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import { AppConfig, SiteFrame, Country, Language } from '#shell/schema.ts'
import { testGateway } from '#tests/support/gateway.ts'

const { request } = testGateway()
const languages = ['en-US', 'vi-VN', 'zh-CN']

/** Reads with a language: path, schema and `max-age` in s. */
const translated: [path: string, schema: v.GenericSchema, maxAge: number][] = [
  ['/api/items/pages/home', Home, 60],
  ['/api/items/bot-plans', BotPlans, 60],
  ['/api/items/page-pricing', PricingPageAnswer, 60],
  ['/api/items/faq', v.array(FaqItem), 60],
  ['/api/site-frame', SiteFrame, 60],
  ['/api/config', AppConfig, 10],
]
const week = 7 * 24 * 60 * 60
const untranslated: [path: string, schema: v.GenericSchema, maxAge: number, example: unknown][] = [
  ['/api/languages', v.array(Language), week, { code: 'vi', name: 'Tiếng Việt', language: 'vi-VN' }],
  ['/api/country', v.array(Country), week, { value: 'VN' }],
]

/** Parses the envelope `{ data }` without other fields. */
async function dataOf<T extends v.GenericSchema>(answer: Response, schema: T): Promise<v.InferOutput<T>> {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  return v.parse(v.strictObject({ data: schema }), await answer.json()).data
}

test.each(translated)('%s matches its schema in three languages', async (path, schema, maxAge) => {
  const bodies = await Promise.all(
    languages.map(async (lang) => {
      const answer = await request(`${path}?lang=${lang}`)
      expect(answer.headers.get('cache-control')).toBe(`public, max-age=${maxAge}`)
      return JSON.stringify(await dataOf(answer, schema))
    }),
  )
  expect(new Set(bodies).size).toBe(languages.length)
})

test.each(untranslated)('%s matches its schema', async (path, schema, maxAge, example) => {
  const answer = await request(path)
  expect(answer.headers.get('cache-control')).toBe(`public, max-age=${maxAge}`)
  expect(await dataOf(answer, schema)).toContainEqual(example)
})

test.each(translated.filter(([path]) => path !== '/api/config'))('%s is English without a language', async (path) => {
  const [plain, english] = await Promise.all([request(path), request(`${path}?lang=en-US`)])
  expect(await plain.text()).toBe(await english.text())
})

test('the config without a language has the texts of all languages', async () => {
  const config = await dataOf(await request('/api/config'), AppConfig)
  expect(config.app_configs).toEqual({ tax_rate: 10, admin_fee: 99 })
  expect(config.seo_urls.length).toBeGreaterThan(0)
  for (const { translations } of config.seo_urls)
    expect(translations.map((translation) => translation.languages_code)).toEqual(expect.arrayContaining(languages))
})

test('plans and questions name their language', async () => {
  for (const lang of languages) {
    const { botplans } = await dataOf(await request(`/api/items/bot-plans?lang=${lang}`), BotPlans)
    expect(botplans.map((plan) => plan.id)).toEqual(['starter', 'launchpad', 'protrader', 'elite'])
    for (const plan of botplans) expect(plan.translations.map((text) => text.languages_code)).toContain(lang)
    const questions = await dataOf(await request(`/api/items/faq?lang=${lang}`), v.array(FaqItem))
    expect(questions.length).toBeGreaterThan(0)
    for (const { languages_code, faq_id } of questions)
      expect({ languages_code, faq_id }).toEqual({
        languages_code: lang,
        faq_id: { status: 'published', is_feature: true },
      })
  }
})

test.each(translated.flatMap(([path]) => ['xx-XX', 'vi', 'EN-us', ''].map((lang) => [path, lang])))(
  '%s in "%s" is a 400 that names lang and gives an example',
  async (path, lang) => {
    const answer = await request(`${path}?lang=${lang}`)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      errors: [{ message: expect.stringMatching(/\blang\b.*en-US/), extensions: { code: 'INVALID_QUERY' } }],
    })
  },
)

test('an unknown parameter changes nothing', async () => {
  for (const [path] of [...translated.filter(([path]) => path !== '/api/items/faq'), ...untranslated]) {
    const [plain, tracked] = await Promise.all([request(path), request(`${path}?utm_source=x`)])
    expect(await tracked.text()).toBe(await plain.text())
  }
})
