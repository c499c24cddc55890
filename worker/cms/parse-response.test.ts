import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseResponse } from './parse-response.ts'
import { remoteReads } from './remote-reads.ts'

const nested = (levels: number) => `{"data":{"translations":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}}`

test.each([
  ['<!DOCTYPE html>', 'not JSON with data'],
  ['{"errors":[]}', 'not JSON with data'],
  [nested(60), 'nested deeper than 50 levels'],
  [nested(2000), 'nested deeper than 50 levels'],
  [nested(100_000), 'not JSON with data'],
])('%.30s is a failed answer', (text, reason) => {
  expect(parseResponse(remoteReads.config, text, { now: 0 })).toEqual({ kind: 'failed', reason })
})

test('an exception while parsing is a failed answer', () => {
  const read = { path: '/config', schema: v.map(v.string(), v.string()), locale: 'en' } as const
  expect(parseResponse(read, '{"data":{}}', { now: 0 })).toEqual({
    kind: 'failed',
    reason: expect.stringContaining('cannot be parsed'),
  })
})
