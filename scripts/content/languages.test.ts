import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { languageFaults } from './languages.ts'

const { en, vi } = locales

test('the table of languages has no faults', () => {
  expect(languageFaults()).toEqual([])
})

test.each([
  ['prefix', 'xx', "write '/xx'"],
  ['tag', 'XX', "write a tag of BCP 47, such as 'id'"],
  ['tag', 'en-GB', '"en" has this language already'],
  ['ogLocale', 'xx', "write language and country with an underscore, such as 'id_ID'"],
  ['apiLanguage', 'xx', "write language and country with a hyphen, such as 'id-ID'"],
  ['money', 'USD', "write # in place of the number, such as '# USD'"],
  ['date', '{day}/{m}/{y}', "write it with {d}, {m} or {month}, and {y}, such as '{d}/{m}/{y}'"],
  ['ago', vi.ago.slice(1), 'write seven texts: seconds, minutes, hours, days, weeks, months, years'],
  ['months', ['January'], 'write twelve names'],
])('a language with the %s %j is refused', (field, value, reason) => {
  const entry = { ...vi, prefix: '/xx', tag: 'xx', [field]: value }
  expect(languageFaults({ en, xx: entry })).toEqual([`src/i18n/locales.ts: xx.${field}: ${reason}`])
})

test('a language without names of months needs their forms', () => {
  const { monthForms, ...entry } = { ...vi, prefix: '/xx', tag: 'xx' }
  expect(monthForms).toBeDefined()
  expect(languageFaults({ xx: entry })).toEqual([
    `src/i18n/locales.ts: xx.monthForms: write such as {"year":"{m}/{y}","name":"{m}","period":"{m}–{lastM}/{y}"}`,
  ])
})

test('a date with the name of the month needs names', () => {
  const entry = { ...vi, prefix: '/xx', tag: 'xx', date: '{d} {month} {y}' }
  expect(languageFaults({ xx: entry })).toEqual(['src/i18n/locales.ts: xx.months: write twelve names for {month}'])
})
