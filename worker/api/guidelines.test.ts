import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Guideline, Guidelines } from '#features/guidelines/schema.ts'
import { localeCodes, locales } from '#i18n/locales.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { testGateway } from '#tests/support/gateway.ts'

const Envelope = v.object({ data: v.unknown() })
const { request } = testGateway()

async function dataOf(path: string): Promise<unknown> {
  const answer = await request(path)
  expect(answer.status).toBe(200)
  return v.parse(Envelope, await answer.json()).data
}

test.each(localeCodes)('%s: three steps, two brokers, three risk levels, four sections', async (locale) => {
  const page = v.parse(Guidelines, await dataOf(`/api/guidelines?lang=${locales[locale].apiLanguage}`))
  expect(page.steps.items).toHaveLength(3)
  expect(page.brokers).toHaveLength(2)
  expect(page.important.items).toHaveLength(2)
  expect(page.riskLevels.items).toHaveLength(3)
  expect(page.sections).toHaveLength(4)
  expect(page.article.slug).toBe('risk-management')
  // The plans have the only copy of the prices.
  expect(page.prices.note).not.toMatch(/\$\d|\d\s?(USD|美元)/)
})

test.each(sampleLocales)('%s: every slug shows the article on risk management', async (locale) => {
  const lang = locales[locale].apiLanguage
  const article = v.parse(Guideline, await dataOf(`/api/guidelines/risk-management?lang=${lang}`))
  expect(article.slug).toBe('risk-management')
  for (const { id } of article.toc) expect(article.content).toContain(`id="${id}"`)
  expect(await dataOf(`/api/guidelines/anything-at-all?lang=${lang}`)).toEqual(article)
})
