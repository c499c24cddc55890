import { formatDate } from '#i18n/format.ts'
import { locales, type Locale } from '#i18n/locales.ts'

/** The texts of the start and end of an incident, in UTC. An end on the same day is a time only. */
export function incidentPeriod(locale: Locale, started: string, ended = '') {
  const comma = locales[locale].fullWidthMarks ? ' ' : ', '
  const shown = (time: string, day?: string) =>
    [time.slice(0, 10) === day ? '' : formatDate(locale, time), time.slice(11, 16)].filter(Boolean).join(comma)
  return { from: shown(started), to: ended && shown(ended, started.slice(0, 10)) }
}
