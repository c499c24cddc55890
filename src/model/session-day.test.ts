import { expect, test } from 'vitest'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { isOver } from './session-day.ts'

test('a day is over when the next one begins', () => {
  expect(isOver('2024-12-05', Date.parse('2024-12-05T23:59:59Z'))).toBe(false)
  expect(isOver('2024-12-05', Date.parse('2024-12-06T00:00:00Z'))).toBe(true)
})

test('the build marks the sessions whose day is over', async () => {
  const { sessions } = await embeddedContent.academy('vi')
  expect(sessions.map(({ isPast }) => isPast)).toEqual(sessions.map(({ date }) => isOver(date, Date.now())))
})
