import { expect, test } from 'vitest'
import { byLocale } from '#i18n/by-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { sitePath } from '#scripts/site-folder.ts'
import { ContentReader } from './reader.ts'
import { readReferences } from './references.ts'
import { wordingCheck, type Glossary } from './wording.ts'

const references = readReferences(new ContentReader(sitePath('content'), new Map()))

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
    '2: "back-test": write "backtest"',
    '2: "Private key": write "API secret" (no key of a wallet)',
  ])
  expect(faultsIn('vi', 'Kiểm\u00a0thử quá khứ')).toEqual(['1: "Kiểm thử quá khứ": write "backtest"'])
  expect(faultsIn('cn', '你的私钥')).toEqual([expect.stringContaining('write "Secret Key"')])
})

test('a form is a whole word, and right in an allowed phrase', () => {
  expect(faultsIn('en', 'private keyboard, feedback-tests')).toEqual([])
  expect(faultsIn('cn', '钱包私钥')).toEqual([])
})

test('code, addresses, names of fields and ids are not checked', () => {
  const markdown = '`back-test` [x](/why-back-tests-flatter) https://x.example/back-test\n```\nback-test\n```'
  expect(faultsIn('en', markdown)).toEqual([])
  expect(faultsIn('en', '{ "back-test": "x", "slug": "a-back-test" }')).toEqual([])
})

test('a price of a plan in digits is a fault in a line that names the plan', () => {
  expect(faultsIn('en', 'LaunchPad costs $79 a month. Yes.')).toEqual([
    '1: "$79": write {{price.launchpad}}, which follows the plan',
  ])
  expect(faultsIn('vi', '| Starter | 9,99 USD |')).toEqual([
    '1: "9,99 USD": write {{price.starter}}, which follows the plan',
  ])
})

test('an amount on another line, or another sum, is not a fault', () => {
  expect(faultsIn('en', 'It costs $79.\nLaunchPad is a plan.')).toEqual([])
  expect(faultsIn('en', 'With $5,000 on LaunchPad you lose $90 or $790.')).toEqual([])
  expect(faultsIn('en', 'LaunchPad costs {{price.launchpad}}, half a year $474.')).toEqual([])
})
