import * as v from 'valibot'
import { Incident, incidentPage } from '#features/static-page/schema.ts'
import { formatDate } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { CalendarDate, slugLike } from '#model/article.ts'
import { Text } from '#model/text.ts'
import type { Value } from './expression.ts'
import type { ContentReader } from './reader.ts'

const file = 'incidents.json'

const timeSentence = 'Write a date such as "2024-09-26", or a time in UTC such as "2024-09-26T01:52Z"'
const Time = v.pipe(
  v.string(timeSentence),
  v.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\dZ)?$/, timeSentence),
  v.check((time) => !Number.isNaN(Date.parse(time)), timeSentence),
)

const Records = v.strictObject({
  /** First and last day of the uptime. */
  uptime: v.strictObject({ from: CalendarDate, to: CalendarDate }),
  incidents: v.array(
    v.pipe(
      v.strictObject({
        slug: slugLike('late-orders'),
        /** Only an outage counts for the uptime. */
        kind: v.picklist(['outage', 'fault'], 'Write "outage" if orders could not be sent, else "fault"'),
        started: Time,
        ended: v.optional(Time),
      }),
      v.check(({ started, ended }) => ended === undefined || started <= ended, 'Write an end after the start'),
    ),
  ),
})

const Front = v.strictObject({ title: Text, affected: Text, changed: v.optional(Text) })

const readRecords = (reader: ContentReader) => (reader.files.has(file) ? reader.json(file, Records) : undefined)

/**
 * The incidents in one language, newest first (docs/content.md#incidents); `undefined` without
 * `incidents.json`.
 */
export function compileIncidents(reader: ContentReader, locale: Locale): Incident[] | undefined {
  const records = readRecords(reader)
  if (!records) return undefined
  if (!reader.slugs('pages').includes(incidentPage))
    reader.fault(file, `no page shows the incidents: write pages/${incidentPage}.md`)
  const newestFirst = records.incidents.toSorted((one, other) => other.started.localeCompare(one.started))
  return newestFirst.flatMap(({ kind: _kind, ...record }) => {
    const name = `incidents/${record.slug}.md`
    const text = reader.markdown(locale, name, Front)
    if (!text) return []
    if (record.ended !== undefined && text.front.changed === undefined)
      reader.fault(`${locale}/${name}`, 'changed: the incident has ended: write what has changed since')
    return reader.check(`${locale}/${name}`, Incident, { ...record, ...text.front, content: text.html }) ?? []
  })
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Reads the references of the uptime: its percentage, the minutes of outage, and the period. */
export function readUptime(reader: ContentReader): (locale: Locale) => [string, Value][] {
  const records = readRecords(reader)
  if (!records) return () => []
  const { uptime, incidents } = records
  const [from, to] = [Date.parse(uptime.from), Date.parse(uptime.to) + dayMs]
  const within = (time: number) => Math.min(Math.max(time, from), to)
  const outages = incidents.filter(({ kind }) => kind === 'outage')
  const down = outages.reduce(
    (sum, { started, ended }) => sum + within(ended ? Date.parse(ended) : to) - within(Date.parse(started)),
    0,
  )
  return (locale) => [
    ['uptime', { kind: 'percent', value: 100 * (1 - down / (to - from)) }],
    ['uptime.minutes', { kind: 'number', value: down / minuteMs }],
    ['uptime.from', { kind: 'text', text: formatDate(locale, uptime.from) }],
    ['uptime.to', { kind: 'text', text: formatDate(locale, uptime.to) }],
  ]
}
