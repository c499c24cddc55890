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

/** "2 weeks ago"; `ago` is that of the language's entry (i18n/locales.ts). Without Intl, as dates. */
export function timeAgo(ago: readonly string[], count: number, unit: Unit): string {
  const text = ago[units.findIndex(([name]) => name === unit)] ?? ''
  return text.replace('#', String(count)).replace(/\((.*)\)/, count === 1 ? '' : '$1')
}

/** A label such as "2 weeks ago · 4 min read": `template` has `{time}`, `date` is for `Date`. */
export function timeLabel(ago: readonly string[], template: string, date: string, now: number): string {
  const { count, unit } = elapsedTime(Date.parse(date), now)
  return template.replace('{time}', timeAgo(ago, count, unit))
}

/** When the document was loaded (ms since 1970): the same "now" for all labels of a page. */
const pageOpenedAt = Date.now()

/** Between the entries of `ago` in an attribute. */
export const agoSeparator = '|'

/** Writes the label in place of the rendered date. */
export function fillTimeLabel(time: HTMLTimeElement | null): void {
  if (!time) return
  const { label = '', ago = '' } = time.dataset
  time.textContent = timeLabel(ago.split(agoSeparator), label, time.dateTime, pageOpenedAt)
}

/** Writes the labels of the server's page, before hydration. */
export function fillTimeLabels(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-label]')) fillTimeLabel(time)
}
