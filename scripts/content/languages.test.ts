import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { languageFaults } from './languages.ts'

const { en, vi } = locales
const xx = { ...vi, prefix: '/xx', tag: 'xx', ogLocale: 'xx_XX', apiLanguage: 'xx-XX' }

test('the table of languages has no faults', () => {
  expect(languageFaults()).toEqual([])
})

test.each([
  ['prefix', 'xx', "write '/xx'"],
  ['tag', 'xx-hans', "write a tag of BCP 47, such as 'id'"],
  ['ogLocale', 'xx', "write 'xx_' and the country, such as 'id_ID'"],
  ['apiLanguage', 'vi-VN', "write 'xx-' and the country, such as 'id-ID'"],
  ['money', 'USD', "write # in place of the number, such as '# USD'"],
  ['date', '{day}/{m}/{y}', "write it with {d}, {m} or {month}, and {y}, such as '{d}/{m}/{y}'"],
  ['ago', vi.ago.slice(1), 'write seven texts: seconds, minutes, hours, days, weeks, months, years'],
  ['months', ['January'], 'write twelve names'],
])('a language with the %s %j is refused', (field, value, reason) => {
  expect(languageFaults({ en, xx: { ...xx, [field]: value } })).toEqual([`src/i18n/locales.ts: xx.${field}: ${reason}`])
})

test('a second entry of a language is refused, because Accept-Language would be ambiguous', () => {
  const british = { ...en, prefix: '/gb', tag: 'en-GB', ogLocale: 'en_GB', apiLanguage: 'en-GB' }
  expect(languageFaults({ en, gb: british })).toEqual(['src/i18n/locales.ts: gb.tag: "en" has this language already'])
})

test('a language without names of months needs their forms', () => {
  const { monthForms, ...entry } = xx
  expect(monthForms).toBeDefined()
  expect(languageFaults({ xx: entry })).toEqual([
    `src/i18n/locales.ts: xx.monthForms: write such as {"year":"{m}/{y}","name":"{m}","period":"{m}–{lastM}/{y}"}`,
  ])
})

test('a date with the name of the month needs names', () => {
  const entry = { ...xx, date: '{d} {month} {y}' }
  expect(languageFaults({ xx: entry })).toEqual(['src/i18n/locales.ts: xx.months: write twelve names for {month}'])
})
