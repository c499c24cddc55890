import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TestCounts } from './test-counts.ts'

test("Playwright's tests that passed at the second attempt count as passed, skipped ones not", () => {
  const report = { stats: { duration: 1, expected: 1, unexpected: 1, flaky: 2, skipped: 1 } }
  expect(v.parse(TestCounts, JSON.stringify(report))).toEqual({ passed: 3, failed: 1, flaky: 2 })
})

test("Vitest's tests are counted by its own totals", () => {
  const report = { numPassedTests: 3, numFailedTests: 1, numTotalTests: 5 }
  expect(v.parse(TestCounts, JSON.stringify(report))).toEqual({ passed: 3, failed: 1, flaky: 0 })
})

test.each(['{}', 'no JSON', '{"stats":{"expected":1}}'])('%s is no report', (text) => {
  expect(v.is(TestCounts, text)).toBe(false)
})
