import * as v from 'valibot'
import { cleanHtml } from './clean-html.ts'
import { cleanText, cleanTexts } from './clean-text.ts'
import { invalidRecord, recordName, type InvalidRecord } from './invalid-record.ts'
import { isRecord, normalize } from './normalize.ts'
import { langOf, type RemoteRead } from './remote-reads.ts'

/** With `meta`, how many rows there are, whatever the limit of the content server. */
const Envelope = v.object({
  data: v.unknown(),
  meta: v.fallback(v.optional(v.object({ filter_count: v.number() })), undefined),
})
const JsonEnvelope = v.pipe(v.string(), v.parseJson({ reviver: cleanTexts }), Envelope)

/** What the site knows when it parses a response. */
export interface ParseContext {
  /** The asset server's address. */
  assetUrl: string | undefined
  /** Our own host, as editors write it in links. */
  ownHost: string | undefined
  /** ms since 1970. */
  now: number
}

/** An answer that is shown. `invalid` names what was left out. */
export interface GoodAnswer<Data = unknown> {
  kind: 'found'
  data: Data
  /** Whether something that does not fit was left out. */
  isReduced: boolean
  invalid: InvalidRecord[]
}

export type Parsed<Data> =
  | GoodAnswer<Data>
  /** No record, without a `reason`, or one that does not fit. */
  | { kind: 'invalid'; reason: string | undefined; invalid: InvalidRecord[] }
  /** Not a response of a content server. */
  | { kind: 'failed'; reason: string }

/** Parses the response `text` to `read`: cleaned, sanitised, in the shape of its schema. */
export function parseResponse<Data>(
  read: RemoteRead<Data>,
  text: string,
  { assetUrl, ownHost, now }: ParseContext,
): Parsed<Data> {
  const envelope = v.safeParse(JsonEnvelope, text)
  if (!envelope.success) return { kind: 'failed', reason: 'not JSON with data' }
  const { data: all, meta } = envelope.output
  const { path: call, locale, schema, slug } = read
  const isItem = slug !== undefined
  const shown = withoutScheduled(pick(all, read), now) ?? undefined
  if (isItem && shown === undefined) return { kind: 'invalid', reason: undefined, invalid: [] }
  // An item may leave out the slug that it was asked for by.
  const sent = isItem && isRecord(shown) ? { ...shown, id: shown.id ?? slug, slug: shown.slug ?? slug } : shown
  const invalid: InvalidRecord[] = []
  const rows = Array.isArray(all) ? all.length : 0
  if (meta && rows < meta.filter_count) {
    const good = `Set QUERY_LIMIT_MAX of the content server to ${meta.filter_count} or more`
    invalid.push({ call, field: 'data', found: `${rows} of ${meta.filter_count} rows`, good })
  }
  const dropped = new Set<string>()
  const place = { locale, assetUrl, ownHost, dropped }
  // Entities in HTML may stand for control characters, too.
  const data = normalize(schema, sent, (html) => cleanText(cleanHtml(html, place)))
  if (isItem && dropped.size > 0) {
    const good = 'Write text, links, tables, and pictures of the content server; link to a video'
    invalid.push({ call, ...recordName(sent), field: 'HTML', found: [...dropped].join(', '), good })
  }

  const whole = v.safeParse(schema, data)
  if (whole.success) return { kind: 'found', data: whole.output, isReduced: false, invalid }
  invalid.push(...whole.issues.map((issue) => invalidRecord(call, issue, sent)))
  const reduced = normalize(schema, data, (cleaned) => cleaned, true)
  const rest = v.safeParse(schema, reduced)
  if (!rest.success || (!isItem && emptiesList(data, reduced)))
    return { kind: 'invalid', reason: 'wrong shape', invalid }
  return { kind: 'found', data: rest.output, isReduced: true, invalid }
}

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0
const isEmptied = (before: unknown, after: unknown) => isFilled(before) && Array.isArray(after) && after.length === 0

/** Whether a list, or a list in a field, has entries in `before` and none in `after`. */
const emptiesList = (before: unknown, after: unknown): boolean =>
  isEmptied(before, after) ||
  (isRecord(before) && isRecord(after) && Object.keys(after).some((name) => isEmptied(before[name], after[name])))

/** Whether `after` lacks a field that `before` has. */
const losesField = (before: unknown, after: unknown): boolean =>
  isRecord(before) && isRecord(after) && Object.keys(before).some((name) => after[name] === undefined)

/**
 * `parsed`, or invalid if the `copy` has more: a field that does not fit now, or entries of a list
 * that is empty now. A page beyond the end of a list may be empty.
 */
export function withoutLoss<Data>({ slug, keeps }: RemoteRead, parsed: Parsed<Data>, copy: unknown): Parsed<Data> {
  if (parsed.kind !== 'found') return parsed
  const { data, isReduced, invalid } = parsed
  if (isReduced && losesField(copy, data)) return { kind: 'invalid', reason: 'wrong shape', invalid }
  if (slug !== undefined || keeps?.(data) === false || !emptiesList(copy, data)) return parsed
  return { kind: 'invalid', reason: 'an empty list: forget the copies if it is meant', invalid: [] }
}

/** The record that was asked for; of a list, the entry with its slug and language. */
function pick(data: unknown, { schema, slug, locale }: RemoteRead): unknown {
  if (!Array.isArray(data) || schema.type === 'array') return data
  const language = langOf(locale)
  return data.find(
    (entry) =>
      slug === undefined ||
      !isRecord(entry) ||
      ((entry.slug ?? slug) === slug && (entry.languages_code ?? language) === language),
  )
}

const isLater = (date: unknown, now: number) => typeof date === 'string' && Date.parse(date) > now

/**
 * `data` without what is to be shown later than `now`: records with a `date_published`, of their
 * own or of the record whose translation they are.
 */
function withoutScheduled(data: unknown, now: number): unknown {
  if (Array.isArray(data))
    return data.map((entry) => withoutScheduled(entry, now)).filter((entry) => entry !== undefined)
  if (!isRecord(data)) return data
  const isScheduled = [data, ...Object.values(data)].some((part) => isRecord(part) && isLater(part.date_published, now))
  if (isScheduled) return undefined
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutScheduled(value, now)]))
}
