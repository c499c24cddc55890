import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Samples } from '#model/samples-schema.ts'
import { sitePath } from '#scripts/site-folder.ts'
import { sampleMonth } from './sample-month.ts'

const samples = v.parse(Samples, JSON.parse(readFileSync(`${sitePath('content')}/samples.json`, 'utf8')))

test('trades and open position add up to the month of the sample account, whatever the months are', () => {
  for (const raised of [0, 1.3, -2]) {
    const returns = samples.profiles.moderate.returns.map((month) => month + raised)
    const moderate = { ...samples.profiles.moderate, returns }
    const shown = sampleMonth({ ...samples, profiles: { ...samples.profiles, moderate } }, 20_000)
    const sum = shown?.trades.reduce((total, { result }) => total + result, shown.position.soFar)
    expect(sum).toBeCloseTo(shown?.result ?? Number.NaN, 6)
    // June 2021 of the file, after costs of 0.2.
    expect(shown?.result).toBeCloseTo(20_000 * ((0.4 + raised - 0.2) / 100), 6)
  }
})

test('the month has a losing trade, and its position loses, too', () => {
  const shown = sampleMonth(samples, 20_000)
  expect(shown?.trades.some(({ result }) => result < 0)).toBe(true)
  expect(shown?.position.soFar).toBeLessThan(0)
  expect(shown?.trades.every(({ date }) => date.startsWith(shown.month))).toBe(true)
})

test('nothing is drawn without a sample account or a capital', () => {
  expect(sampleMonth({ ...samples, accounts: [] }, 20_000)).toBeUndefined()
  expect(sampleMonth(samples, 0)).toBeUndefined()
})
