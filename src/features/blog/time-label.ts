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
 * The time from `since` to `now` (ms since 1970) in its largest unit, rounded down: 61 seconds are 1
 * minute (docs/product.md#time-label). A time in the future counts as 0 seconds.
 */
export function elapsedTime(since: number, now: number): { count: number; unit: Unit } {
  const elapsed = Math.max(0, now - since)
  const [unit, length] = units.findLast((entry) => entry[1] <= elapsed) ?? units[0]
  return { count: Math.floor(elapsed / length), unit }
}

type Unit = (typeof units)[number][0]

/** Such as "2 weeks ago". `ago` comes from i18n/locales.ts (docs/decisions/076-dates-without-intl.md). */
export function timeAgo(ago: readonly string[], count: number, unit: Unit): string {
  const text = ago[units.findIndex(([name]) => name === unit)] ?? ''
  return text.replace('#', String(count)).replace(/\((.*)\)/, count === 1 ? '' : '$1')
}

/** Such as "2 weeks ago · 4 min read" for the template "{time} · 4 min read". `now`: ms since 1970. */
export function timeLabel(ago: readonly string[], template: string, date: string, now: number): string {
  const { count, unit } = elapsedTime(Date.parse(date), now)
  return template.replace('{time}', timeAgo(ago, count, unit))
}

/** One "now" for all labels of a page (ms since 1970). */
const pageOpenedAt = Date.now()

/** Separates the entries of `ago` in an attribute. */
export const agoSeparator = '|'

/** Whether `date` is a day without a time, less than 24 hours before `now`: how long ago is unknown. */
export const isToday = (date: string, now: number): boolean => !date.includes('T') && now - Date.parse(date) < day

/** Replaces the rendered date by the label, if the time is known. */
export function fillTimeLabel(time: HTMLTimeElement | null): void {
  if (!time || isToday(time.dateTime, pageOpenedAt)) return
  const { label = '', ago = '' } = time.dataset
  time.textContent = timeLabel(ago.split(agoSeparator), label, time.dateTime, pageOpenedAt)
}

/** Fills the labels of the server's HTML, before hydration. */
export function fillTimeLabels(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-label]')) fillTimeLabel(time)
}
