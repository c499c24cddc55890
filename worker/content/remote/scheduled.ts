import { isRecord } from './normalize.ts'

const isLater = (date: unknown, now: number) => typeof date === 'string' && Date.parse(date) > now

/** Whether a record, or the one whose translation it is, has a `date_published` after `now`. */
const isScheduled = (record: unknown, now: number) =>
  isRecord(record) &&
  [record, ...Object.values(record)].some((part) => isRecord(part) && isLater(part.date_published, now))

/** `data` of the content server without what is to be shown later than `now` (ms since 1970). */
export function withoutScheduled(data: unknown, now: number): unknown {
  if (isScheduled(data, now)) return undefined
  if (Array.isArray(data))
    return data.map((entry) => withoutScheduled(entry, now)).filter((entry) => entry !== undefined)
  if (!isRecord(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutScheduled(value, now)]))
}
