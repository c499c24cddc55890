import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

test('operators find every log line of the worker in the table, and the table has no other', () => {
  const files = globSync('worker/**/*.ts', { exclude: ['**/*.test.ts', 'worker/http/log.ts'] })
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const written = new Set(matches(code, /logFailure\(\s*'([^']+)'/g))
  expect(matches(code, /(logFailure\()/g)).toHaveLength(matches(code, /logFailure\(\s*('[^']+')/g).length)

  const page = readFileSync('docs/operations.md', 'utf8')
  const [, table = ''] = /\n## What an operator sees\n(.*?)\n## /s.exec(page) ?? []
  expect(matches(table, /^\| `(?!event)([a-z -]+)` \|/gim).toSorted()).toEqual([...written].toSorted())
})
