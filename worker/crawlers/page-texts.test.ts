import { expect, test } from 'vitest'
import { localeCodes, locales } from '#i18n/locales.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

const { request } = testGateway()
const markdown = async (locale: keyof typeof locales) => (await request(`${locales[locale].prefix}/index.md`)).text()

/** Texts that a reader sees, but no address, id, alternative text or e-mail address. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'id', 'alt', 'mail', 'title_suffix', 'more_questions', 'sub_title'].includes(key) ? [] : [value]
  if (typeof value !== 'object' || value === null || ['button', 'buttons', 'help_link', 'image'].includes(key))
    return []
  return Object.entries(value).flatMap(([name, child]) => textsIn(child, name))
}

test.each(localeCodes)('%s: the home page in Markdown says all that its eleven sections say', async (locale) => {
  const text = await markdown(locale)
  const home = await embeddedContent.home(locale)
  expect(Object.keys(home)).toHaveLength(11)
  expect(textsIn(home).filter((each) => !text.includes(each))).toEqual([])
  const { pricing_page } = await embeddedContent.pricingPage(locale)
  expect(textsIn(pricing_page).filter((each) => !text.includes(each))).toEqual([])
  for (const { question, answer } of await embeddedContent.featuredFaq(locale))
    expect(text).toContain(`### ${question}\n\n${answer}\n`)
  const { footer } = await embeddedContent.chrome(locale)
  expect(text).toContain(footer.risk_notice)
})

test.each([
  ['en', 'per month, including 10% VAT. ', '−9.4%.', '$9,875', 'Minimum capital: $5,000.', '$99'],
  ['vi', 'mỗi tháng, đã gồm 10% VAT. ', '−9,4%.', '9.875 USD', 'Vốn tối thiểu: $5,000.', '99 USD'],
  ['cn', '每月，含 10% 增值税。', '−9.4%。', '9,875 美元', '最低本金：$5,000。', '99 美元'],
] as const)(
  '%s: a plan has its price, its fees, its capital and its return after the fee',
  async (locale, ...facts) => {
    const text = await markdown(locale)
    const line = /^- \*\*LaunchPad\*\*(: |：)\$79\.00 .*/m.exec(text)?.[0] ?? ''
    const fee = facts.at(-1) ?? ''
    for (const fact of facts.slice(0, -1)) expect(line).toContain(fact)
    expect(text).toContain(fee)
    expect(text).toMatch(/9[.,]6%\*\* \*\*.*−9[.,]4%.*−1[.,]4%.*\*\*/)
    expect(text).not.toMatch(/,rate,|\[object|\{\w+\}/)
  },
)
