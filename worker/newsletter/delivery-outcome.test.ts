import { expect, test } from 'vitest'
import { deliveryOutcome } from './deliver.ts'

const refusal = (code: string) => JSON.stringify({ errors: [{ message: 'No', extensions: { code } }] })
const page = '<!DOCTYPE html><title>Error</title>'

test.each([
  [204, ''],
  [200, ''],
  [200, '{"data":{"id":1}}'],
  [201, '{"data":null}'],
  [400, refusal('RECORD_NOT_UNIQUE')],
])('%i %s: the content server has the address', (status, text) => {
  expect(deliveryOutcome(status, text)).toBe('delivered')
})

test.each([
  [400, refusal('INVALID_PAYLOAD')],
  [422, refusal('FAILED_VALIDATION')],
  [422, '{"errors":[]}'],
])('%i %s: the content server refuses the address', (status, text) => {
  expect(deliveryOutcome(status, text)).toBe('rejected')
})

test.each([
  [200, page],
  [200, undefined],
  [200, refusal('INVALID_TOKEN')],
  [302, ''],
  [400, page],
  [400, '{"message":"Bad request"}'],
  [401, refusal('INVALID_CREDENTIALS')],
  [401, refusal('RECORD_NOT_UNIQUE')],
  [403, refusal('FORBIDDEN')],
  [403, page],
  [404, refusal('ROUTE_NOT_FOUND')],
  [404, page],
  [405, refusal('METHOD_NOT_ALLOWED')],
  [413, ''],
  [422, page],
])('%i %s: an operator must act, the address waits', (status, text) => {
  expect(deliveryOutcome(status, text)).toBe('blocked')
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('%i passes, the address waits', (status) => {
  expect(deliveryOutcome(status, refusal('ANY'))).toBe('waiting')
})
