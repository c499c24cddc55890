import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { amendFeedback } from './feedback-plugin.ts'

const sentry = createRequire(createRequire(import.meta.url).resolve('@sentry/react'))
const installed = readFileSync(createRequire(sentry.resolve('@sentry/browser')).resolve('@sentry/feedback'), 'utf8')

test('the installed widget takes every amendment', () => {
  expect(installed).toContain('Please enter in')
  expect(amendFeedback(installed)).not.toContain('Please enter in')
})

test('one that reads otherwise stops the build', () => {
  expect(() => amendFeedback(installed.replace('3e4', '3e3'))).toThrow('has not one "}, 3e4);"')
  expect(() => amendFeedback(amendFeedback(installed))).toThrow('has not one')
})
