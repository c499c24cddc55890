const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Units of the label, smallest first, with their length in ms. A month has 30 days, a year 365. */
const units = [
  ['second', second],
  ['minute', minute],
  ['hour', hour],
  ['day', day],
  ['week', 7 * day],
  ['month', 30 * day],
  ['year', 365 * day],
] as const

/**
 * The time from `since` to `now` (both ms since 1970) in its largest unit
 * (docs/product.md#time-label). Seconds are rounded down, all other units up: 61 seconds are 2
 * minutes. A count that fills the next larger unit becomes 1 of that unit. A time in the future
 * counts as 0 seconds.
 */
export function elapsedTime(since: number, now: number): { count: number; unit: Unit } {
  const elapsed = Math.max(0, Math.floor((now - since) / second)) * second
  for (const [index, [unit, length]] of units.entries()) {
    const count = Math.ceil(elapsed / length)
    const next = units[index + 1]?.[1] ?? Infinity
    if (count * length < next) return { count, unit }
  }
  return { count: 0, unit: 'second' }
}

type Unit = (typeof units)[number][0]

/** The names of the units, in the order of `units`. By hand, for the reason in i18n/format.ts. */
const names: Partial<Record<string, string[]>> = {
  vi: ['giây', 'phút', 'giờ', 'ngày', 'tuần', 'tháng', 'năm'],
  'zh-Hans': ['秒钟', '分钟', '小时', '天', '周', '个月', '年'],
}

/** "2 weeks ago" in the language `tag` (BCP 47). Chinese has a space after figures, as on all pages. */
export function timeAgo(tag: string, count: number, unit: Unit): string {
  const name = names[tag]?.[units.findIndex(([known]) => known === unit)]
  if (!name) return `${count} ${unit}${count === 1 ? '' : 's'} ago`
  return `${count} ${name}${tag === 'vi' ? ' trước' : '前'}`
}

/**
 * A label such as "2 weeks ago · 4 min read": `template` has `{time}`, `tag` is BCP 47, `date` for
 * `Date`.
 */
export function timeLabel(tag: string, template: string, date: string, now: number): string {
  const { count, unit } = elapsedTime(Date.parse(date), now)
  return template.replace('{time}', timeAgo(tag, count, unit))
}

/** When the document was loaded (ms since 1970): the same "now" for all labels of a page. */
export const pageOpenedAt = Date.now()

/** Writes the labels in place of the server's dates; after hydration React keeps them. */
export function fillTimeLabels() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-label]'))
    time.textContent = timeLabel(document.documentElement.lang, time.dataset.label ?? '', time.dateTime, pageOpenedAt)
}
