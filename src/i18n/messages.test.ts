import { expect, test } from 'vitest'
import { loadMessages } from './messages.ts'

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? keysOf(value, `${path}${key}.`) : [path + key],
  )
}

test('every language has every message, and none besides', async () => {
  const [en, vi, cn] = await Promise.all([loadMessages.en(), loadMessages.vi(), loadMessages.cn()])
  expect(keysOf(vi.default)).toEqual(keysOf(en.default))
  expect(keysOf(cn.default)).toEqual(keysOf(en.default))
})
