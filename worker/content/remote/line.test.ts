import { expect, test } from 'vitest'
import { Line } from './line.ts'

test('requests that are lost with their visitors do not stop the line', async () => {
  let now = 0
  const line = new Line(() => now)
  const never = () => new Promise<{ lineFailed: boolean }>(() => undefined)
  for (let count = 0; count < 6; count += 1) void line.run(never)
  const asked: string[] = []
  const waiting = line.run(async () => {
    asked.push('seventh')
    return { lineFailed: false }
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
  now = 10_000
  expect(await waiting).toEqual({ lineFailed: false })
})
