import { expect, test } from 'vitest'
import { byLocale } from '#i18n/by-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { ContentReader } from './reader.ts'
import { readReferences } from './references.ts'
import { wordingCheck, type Glossary } from './wording.ts'

const references = readReferences(new ContentReader('content', new Map()))

const none = byLocale((): string[] => [])
const term = byLocale((): string | undefined => undefined)
const own = { ...term, forbidden: none, allowed: [] }
const terms: Glossary = [
  { ...own, en: 'minimum capital', vi: 'vốn tối thiểu', cn: '最低本金' },
  { ...own, en: 'admin fee', vi: 'phí thiết lập', cn: '开通费' },
  {
    ...term,
    en: 'backtest',
    vi: 'backtest',
    cn: '回测',
    forbidden: { ...none, en: ['back-test*'], vi: ['kiểm thử quá khứ'], cn: [] },
    allowed: [],
  },
  {
    ...term,
    en: 'API secret',
    vi: 'mã bí mật',
    cn: 'Secret Key',
    note: 'no key of a wallet',
    forbidden: { ...none, en: ['private key'], vi: [], cn: ['私钥'] },
    allowed: [{ phrase: '钱包私钥', reason: 'the key of a wallet' }],
  },
]

function faultsIn(locale: Locale, text: string) {
  if (!references) throw new Error('the content has faults')
  return wordingCheck(locale, terms, references[locale])(text)
}

test('a forbidden form is named with its line, the right term and the note', () => {
  expect(faultsIn('en', 'A\nPrivate key, and back-tested\n')).toEqual([
    '2: "Private key": write "API secret" (no key of a wallet)',
    '2: "back-test": write "backtest"',
  ])
  expect(faultsIn('vi', 'Kiểm\u00a0thử quá khứ')).toEqual(['1: "Kiểm thử quá khứ": write "backtest"'])
  expect(faultsIn('cn', '你的私钥')).toEqual([expect.stringContaining('write "Secret Key"')])
})

test('a form is a word of its own, and right where the glossary allows it', () => {
  expect(faultsIn('en', 'private keyboard, feedback-tests')).toEqual([])
  expect(faultsIn('cn', '钱包私钥')).toEqual([])
})

test('code, addresses, names of fields and ids are no prose', () => {
  const markdown =
    '`back-test` [x](/why-back-tests-flatter) https://x.example/back-test\n```\n$5000\n```\ndate: 2024-09-26'
  expect(faultsIn('en', markdown)).toEqual([])
  expect(faultsIn('en', '{ "back-test": "x", "slug": "a-back-test", "date": "2024-09-26" }')).toEqual([])
})

test.each<[Locale, string]>([
  ['en', '$5000'],
  ['en', '5,000 dollars'],
  ['en', 'USD 5,000'],
  ['en', '$5.000'],
  ['en', '12500 trades'],
  ['en', '9,6%'],
  ['en', '26 September'],
  ['en', 'September 26th'],
  ['en', 'September 26 2024'],
  ['en', 'on 2024-09-26 it'],
  ['en', '9/26/2024'],
  ['en', '5 %'],
  ['vi', '$5'],
  ['vi', '5000 USD'],
  ['vi', '5,944 USD'],
  ['vi', '10,000 lệnh'],
  ['vi', '5 đô la'],
  ['vi', '9.6%'],
  ['vi', 'ngày 26 tháng 9'],
  ['vi', '26 tháng 9, 2024'],
  ['vi', '26/09/2024'],
  ['vi', '26-9-2024'],
  ['vi', '5 %'],
  ['cn', '$5'],
  ['cn', '5 USD'],
  ['cn', '5美元'],
  ['cn', '5000 美元'],
  ['cn', '5.000 美元'],
  ['cn', '12500 笔'],
  ['cn', '2024-09-26'],
  ['cn', '2024/9/26'],
  ['cn', '2024 年 9 月 26 日'],
  ['cn', '2024年09月'],
  ['cn', '2024年9月 26日'],
  ['cn', '5％'],
  ['cn', '回测,示例'],
  ['cn', '回测: 5%'],
])('in %s "%s" is a form of another language', (locale, text) => {
  expect(faultsIn(locale, `x ${text} x`)).toEqual([expect.stringMatching(/^1: ".+": write /)])
})

test.each<[Locale, string]>([
  ['en', '$5,000, $9.99, 12,500 trades, 9.6%, $0.995, 0.125%, September 26, 2024, May 2024, you may 2 times, 24/7'],
  [
    'vi',
    '5.000 USD, 9,99 USD, 12.500 lệnh, 9,6%, 0,125%, 26/9/2024, tháng 9/2024, phiên bản 2.4, v2.4.1, 12 tháng 3 lần',
  ],
  ['cn', '5,000 美元，9.99 美元，0.995 美元，12,500 笔，9.6%，2024年9月26日，2024年9月，3 年前，10月22日'],
])('in %s its own forms are right', (locale, text) => {
  expect(faultsIn(locale, text)).toEqual([])
})

test('an amount of a plan in digits is a fault beside the name of the plan', () => {
  expect(faultsIn('en', 'LaunchPad costs $79 a month. Yes.')).toEqual([
    '1: "$79": write {{price.launchpad}}, which follows the price',
  ])
  expect(faultsIn('vi', '| Starter | 9,99 USD | 1.000 USD |')).toEqual([
    '1: "9,99 USD": write {{price.starter}}, which follows the price',
    '1: "1.000 USD": write {{capital.starter}}, which follows the price',
  ])
  expect(faultsIn('cn', 'Elite 的开通费为 199 美元。')).toEqual([expect.stringContaining('{{fee.elite}}')])
})

test('an amount elsewhere, or that is a sum of its own, is none', () => {
  expect(faultsIn('en', 'It costs $79. LaunchPad is a plan.')).toEqual([])
  expect(faultsIn('en', 'With $5,000 on LaunchPad you lose $90 or $790.')).toEqual([])
  expect(faultsIn('en', 'LaunchPad costs {{price.launchpad}}, half a year $474.')).toEqual([])
})
