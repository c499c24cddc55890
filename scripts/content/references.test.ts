import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { ContentReader } from './reader.ts'
import { fillReferences, readReferences } from './references.ts'

const directory = await mkdtemp(join(tmpdir(), 'references-'))
afterAll(() => rm(directory, { recursive: true }))

const plan = { title: 'Plan', min_capital: 20_000, admin_fee: null }
const profile = (month: number) => ({ costs: 0.2, in_use: 38, returns: Array.from({ length: 36 }, () => month) })
const fact = 'A "quoted" fact'
const facts = { name: fact, address: fact, registration: fact, licence: fact, complaints: fact, countries: fact }
const files = {
  'plans.json': [
    { ...plan, id: 'starter', price: 9.08, admin_fee: 0 },
    { ...plan, id: 'launchpad', price: 71.82 },
    { ...plan, id: 'elite', price: 417.27, admin_fee: 199 },
  ],
  'site.json': {
    app_configs: { tax_rate: 10, admin_fee: 99 },
    company: { ...facts, contact: 'a@example.com', sample: [] },
  },
  'samples.json': {
    invented: true,
    from: '2021-01',
    profiles: { conservative: profile(0.6), moderate: profile(1), aggressive: profile(1.5) },
    holding: { returns: profile(1).returns },
    plans: {},
    accounts: [{ profile: 'moderate', from: '2022-07' }],
  },
}
for (const [name, value] of Object.entries(files)) await writeFile(join(directory, name), JSON.stringify(value))
const reader = new ContentReader(directory, new Map())
const references = readReferences(reader)

/** `text` with its references in `locale`, and the faults. */
function fill(text: string, locale: Locale = 'en', isJson = false) {
  if (!references) throw new Error([...reader.faults].join('\n'))
  return fillReferences(locale, text, references[locale], isJson)
}

test('amounts of plans and config are written as each language does', () => {
  const text = '{{price.starter}} | {{12 * price.elite}} | {{fee.launchpad}} | {{capital.elite}} | {{tax, percent 0}}'
  expect(fill(text, 'en').text).toBe('$9.99 | $5,508 | $99 | $20,000 | 10%')
  expect(fill(text, 'vi').text).toBe('9,99 USD | 5.508 USD | 99 USD | 20.000 USD | 10%')
  expect(fill(text, 'cn').text).toBe('9.99 美元 | 5,508 美元 | 99 美元 | 20,000 美元 | 10%')
})

test('sums and percentages are computed and formatted', () => {
  const text =
    '{{$28 - price.launchpad}} {{price.launchpad / capital.launchpad, percent}} {{20 * price.launchpad / 30}}'
  expect(fill(text, 'en').text).toBe('−$51 0.4% $52.67')
  expect(fill(text, 'vi').text).toBe('−51 USD 0,4% 52,67 USD')
  const forms = '{{0.5 * 9.6%, +percent}} {{price.launchpad, number}} {{price.elite, money -2}} {{1 / 4, percent 0}}'
  expect(fill(forms, 'vi').text).toBe('+4,8% 79 500 USD 25%')
})

test('an invoice adds up: net and tax are the price, and the fee', () => {
  expect(fill('{{price.launchpad.net}} + {{price.launchpad.tax}} = {{price.launchpad}}').text).toBe(
    '$71.82 + $7.18 = $79',
  )
  expect(fill('{{fee.elite.net}} + {{fee.elite.tax}} = {{fee.elite}}').text).toBe('$180.91 + $18.09 = $199')
})

test('figures of the sample months are references, too', () => {
  const text =
    '{{sample.moderate.return}} {{sample.moderate.higher}}/{{sample.months}} {{sample.from}} {{account.1.period}}'
  expect(fill(text, 'en').text).toBe('9.6% 36/36 January 2021 July–December 2022')
  expect(fill(text, 'vi').text).toBe('9,6% 36/36 tháng 1/2021 Tháng 7 – tháng 12/2022')
  expect(fill(text, 'cn').text).toBe('9.6% 36/36 2021年1月 2022年7月至12月')
  // 38% of each month of 1%, compounded: not 38% of the result of holding, which is 5.5%.
  expect(fill('{{sample.moderate.mix_return}}').text).toBe('4.9%')
  expect(fill('{{account.1.return, +percent}} {{account.1.worst.month}}', 'vi').text).toBe('+4,8% tháng 7')
})

test('a wrong reference is named with its line, the reason and good values', () => {
  const { text, faults } = fill('one\ntwo {{6 * price.stater}}')
  expect(text).toBe('one\ntwo {{6 * price.stater}}')
  expect(faults).toEqual([
    expect.stringMatching(
      /^2: \{\{6 \* price\.stater\}\}: nothing is called price\.stater; there is price\.starter, .*price\.elite\.year$/,
    ),
  ])
  expect(fill('{{stater}}').faults[0]).toMatch(/there is price\.starter, fee\.starter, .*, company\.name\b/)
})

test.each([
  ['{{price.elite, euro}}', 'no format is called "euro"; write money, percent or number, such as "percent 0"'],
  ['{{price.elite, percent}}', 'this is money; write "money"'],
  ['{{1 / 2, money}}', 'this is a number; write "number" or $ before its numbers'],
  ['{{price.elite, money, 0}}', 'only one format may follow, after a comma'],
])('%s is a fault', (text, reason) => {
  expect(fill(text).faults[0]).toContain(reason)
})

test('a company fact with quotes leaves JSON valid', () => {
  expect(JSON.parse(fill('{ "title": "{{company.name}}" }', 'en', true).text)).toEqual({ title: fact })
})
