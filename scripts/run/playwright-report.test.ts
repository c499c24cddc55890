import { expect, test } from 'vitest'
import { countPlaywright } from './playwright-report.ts'

const spec = (title: string, status: string) => ({ title, file: 'home.spec.ts', line: 7, tests: [{ status }] })

test('a test that passed at the second attempt counts as passed and is named, in a group as well', () => {
  const report = {
    suites: [
      { specs: [spec('one', 'expected'), spec('two', 'flaky')] },
      { specs: [], suites: [{ specs: [spec('three', 'flaky'), spec('four', 'unexpected'), spec('five', 'skipped')] }] },
    ],
  }
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 1,
    flaky: ['home.spec.ts:7 two', 'home.spec.ts:7 three'],
  })
})

test('what is no report is an error', () => {
  expect(() => countPlaywright('{}')).toThrow(/suites/)
})
