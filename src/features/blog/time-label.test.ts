import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { elapsedTime, isToday, timeAgo, timeLabel } from './time-label.ts'

const second = 1
const minute = 60
const hour = 60 * minute
const day = 24 * hour

const cases: [seconds: number, label: string][] = [
  [-5 * day, '0 second'],
  [0, '0 second'],
  [59 * second, '59 second'],
  [59.9, '59 second'],
  [minute, '1 minute'],
  [2 * minute - 1, '1 minute'],
  [59 * minute + 59, '59 minute'],
  [hour, '1 hour'],
  [day - 1, '23 hour'],
  [2 * day - 1, '1 day'],
  [6 * day, '6 day'],
  [7 * day, '1 week'],
  [29 * day, '4 week'],
  [30 * day, '1 month'],
  [364 * day, '12 month'],
  [365 * day, '1 year'],
  // A post of two years and two months is not three years old.
  [790 * day, '2 year'],
]

test.each(cases)('%d seconds are %s(s)', (seconds, label) => {
  const now = Date.UTC(2024, 10, 12)
  const { count, unit } = elapsedTime(now - seconds * 1000, now)
  expect(`${count} ${unit}`).toBe(label)
})

test('the label is written in the language of the page, with its read suffix', () => {
  const now = Date.UTC(2024, 10, 12)
  expect(timeLabel(locales.en.ago, '{time} · 1 min read', '2024-11-11', now)).toBe('1 day ago · 1 min read')
  expect(timeLabel(locales.en.ago, '{time} · 4 min read', '2024-10-29', now)).toBe('2 weeks ago · 4 min read')
  expect(timeLabel(locales.en.ago, '{time}', '2024-11-13', now)).toBe('0 seconds ago')
  expect(timeLabel(locales.vi.ago, '{time} · đọc trong 4 phút', '2024-08-29', now)).toBe(
    '2 tháng trước · đọc trong 4 phút',
  )
  expect(timeLabel(locales.cn.ago, '{time} · 阅读约 4 分钟', '2022-12-12', now)).toBe('1 年前 · 阅读约 4 分钟')
})

test.each(['en', 'vi', 'cn'] as const)(
  '%s: the time is written as Intl writes it, with a space before Chinese units',
  (locale) => {
    const { tag, ago } = locales[locale]
    const format = new Intl.RelativeTimeFormat(tag)
    for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const)
      for (const count of [0, 1, 2, 11, 59]) {
        const expected = format.format(-count, unit).replace(/\d(?=\p{Script=Han})/u, '$& ')
        expect(timeAgo(ago, count, unit)).toBe(expected)
      }
  },
)

test('a post of today has an age only if its time is known', () => {
  const now = Date.UTC(2024, 10, 12, 12)
  expect(isToday('2024-11-12', now)).toBe(true)
  expect(isToday('2024-11-11', now)).toBe(false)
  expect(isToday('2024-11-12T11:58:00.000Z', now)).toBe(false)
  expect(timeLabel(locales.en.ago, '{time}', '2024-11-12T11:58:00.000Z', now)).toBe('2 minutes ago')
})
