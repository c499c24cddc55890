import * as v from 'valibot'
import { messageOf } from '#worker/http/log.ts'
import { cleanHtml } from './clean-html.ts'
import { cleanText } from './clean-text.ts'
import type { Copy } from './copies.ts'
import { invalidRecord, recordName, type InvalidRecord } from './invalid-record.ts'
import { isRecord, normalize } from './normalize.ts'
import { langOf, type RemoteRead } from './remote-reads.ts'

/** Most levels of lists and objects in an answer. Content has about ten; thousands exhaust the stack. */
const maxDepth = 50

function isShallow(data: unknown): boolean {
  let level = [data]
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth += 1)
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  return level.length === 0
}

const wrongForm = 'not JSON with data'

const Response = v.pipe(
  v.string(),
  v.parseJson({ reviver: (_key, value) => (typeof value === 'string' ? cleanText(value) : value) }, wrongForm),
  v.check(isShallow, `nested deeper than ${maxDepth} levels`),
  v.object(
    {
      data: v.unknown(),
      /** The number of all rows, whatever the limit of the content server. */
      meta: v.fallback(v.optional(v.object({ filter_count: v.number() })), undefined),
    },
    wrongForm,
  ),
)

/** The facts besides the response that parsing needs. */
export interface ParseContext {
  /** Address of the asset server. */
  assetUrl?: string | undefined
  /** Host of the site, as editors write it in links. */
  ownHost?: string | undefined
  /** ms since 1970. */
  now: number
}

/** An answer to show. `invalid` names the parts that were left out. */
export interface GoodAnswer<Data = unknown> {
  kind: 'found'
  data: Data
  /** Whether a part that does not fit was left out. */
  isReduced: boolean
  invalid: InvalidRecord[]
}

export type Parsed<Data> =
  | GoodAnswer<Data>
  /** A record that does not fit; without `reason` there is no record. */
  | { kind: 'invalid'; reason: string | undefined; invalid: InvalidRecord[] }
  /** Not a response of a content server. */
  | { kind: 'failed'; reason: string }

/**
 * Parses the response `text` to `read`: cleaned, sanitised, in the shape of its schema. An exception
 * is a failed response, so that the copy shows.
 */
export function parseResponse<Data>(read: RemoteRead<Data>, text: string, context: ParseContext): Parsed<Data> {
  try {
    return parse(read, text, context)
  } catch (error) {
    return { kind: 'failed', reason: `cannot be parsed: ${messageOf(error)}` }
  }
}

function parse<Data>(read: RemoteRead<Data>, text: string, context: ParseContext): Parsed<Data> {
  const response = v.safeParse(Response, text)
  if (!response.success) return { kind: 'failed', reason: response.issues[0].message }
  const { data: all, meta } = response.output
  const { path: call, locale, schema, slug } = read
  const isItem = slug !== undefined
  const shown = withoutScheduled(pick(all, read), context.now) ?? undefined
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
  // Entities in HTML may encode control characters, too.
  const data = normalize(schema, sent, (html) => cleanText(cleanHtml(html, { ...context, locale, dropped })))
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

const isEmptied = (before: unknown, after: unknown) =>
  Array.isArray(before) && before.length > 0 && Array.isArray(after) && after.length === 0

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** Whether an answer has no content: no record, an empty list, or a record whose lists are empty. */
export function isEmptyAnswer(data: unknown): boolean {
  if (data === undefined || isEmptyList(data)) return true
  const lists = isRecord(data) ? Object.values(data).filter(Array.isArray) : []
  return lists.length > 0 && lists.every(isEmptyList)
}

/** Whether a list, or a list in a field, has entries in `before` and no entry in `after`. */
const emptiesList = (before: unknown, after: unknown): boolean =>
  isEmptied(before, after) ||
  (isRecord(before) && isRecord(after) && Object.keys(after).some((name) => isEmptied(before[name], after[name])))

/** Whether `after` lacks a field that `before` has. */
const losesField = (before: unknown, after: unknown): boolean =>
  isRecord(before) && isRecord(after) && Object.keys(before).some((name) => after[name] === undefined)

/**
 * `parsed`, but invalid if it lost parts of `copy`: a field that does not fit now, or all entries of
 * a list. A page beyond the end of a list may be empty.
 */
export async function withoutLoss<Data>(
  { slug, keeps }: RemoteRead,
  parsed: Parsed<Data>,
  copy: Promise<Copy | undefined>,
): Promise<Parsed<Data>> {
  if (parsed.kind !== 'found') return parsed
  const { data, isReduced, invalid } = parsed
  const mayBeEmpty = slug !== undefined || keeps?.(data) === false
  const lists = isRecord(data) ? Object.values(data) : [data]
  const isEmpty = !mayBeEmpty && lists.some((list) => Array.isArray(list) && list.length === 0)
  const before = isReduced || isEmpty ? (await copy)?.data : undefined
  if (isReduced && losesField(before, data)) return { kind: 'invalid', reason: 'wrong shape', invalid }
  if (!isEmpty || !emptiesList(before, data)) return parsed
  return { kind: 'invalid', reason: 'an empty list: forget the copies if it is meant', invalid: [] }
}

/** The record of the read. In a list, the entry with its slug and language. */
function pick(data: unknown, { schema, slug, locale }: RemoteRead): unknown {
  if (!Array.isArray(data) || schema.type === 'array') return data
  const language = langOf(locale)
  return data
    .filter(isRecord)
    .find(
      (entry) =>
        slug === undefined || ((entry.slug ?? slug) === slug && (entry.languages_code ?? language) === language),
    )
}

const isLater = (date: unknown, now: number) => typeof date === 'string' && Date.parse(date) > now

/** `data` without records whose `date_published`, or that of their main record, is after `now`. */
function withoutScheduled(data: unknown, now: number): unknown {
  if (Array.isArray(data))
    return data.map((entry) => withoutScheduled(entry, now)).filter((entry) => entry !== undefined)
  if (!isRecord(data)) return data
  const isScheduled = [data, ...Object.values(data)].some((part) => isRecord(part) && isLater(part.date_published, now))
  if (isScheduled) return undefined
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutScheduled(value, now)]))
}
