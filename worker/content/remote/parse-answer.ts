import * as v from 'valibot'
import { cleanHtml } from './clean-html.ts'
import { cleanText, cleanTexts } from './clean-text.ts'
import { misfitOf, recordName, type Misfit } from './misfit.ts'
import { isRecord, normalize } from './normalize.ts'
import { langOf, type RemoteRead } from './remote-reads.ts'

/** With `meta`, how many rows there are, whatever the limit of the content server. */
const Envelope = v.object({
  data: v.unknown(),
  meta: v.fallback(v.optional(v.object({ filter_count: v.number() })), undefined),
})
const JsonEnvelope = v.pipe(v.string(), v.parseJson({ reviver: cleanTexts }), Envelope)

/** What an answer is read with. */
export interface Reading {
  /** The asset server's address. */
  assetUrl: string | undefined
  /** Our own host, as editors write it in links. */
  ownHost: string | undefined
  /** ms since 1970. */
  now: number
}

/** What an answer says. What `misfits` name was left out, or has the value of the last good answer. */
type Parsed<Data> =
  | { kind: 'found'; data: Data; misfits: Misfit[] }
  | { kind: 'missing' }
  | { kind: 'bad'; reason: string; misfits: Misfit[] }

/**
 * The answer `raw` to `read`: cleaned, sanitised, in the shape of its schema. A part that does not
 * fit costs itself alone; `lastGood` gives the last good answer, whose part stands in for it.
 */
export async function parseAnswer<Data>(
  read: RemoteRead<Data>,
  raw: string,
  { assetUrl, ownHost, now }: Reading,
  lastGood: () => Promise<unknown> = async () => undefined,
): Promise<Parsed<Data>> {
  const envelope = v.safeParse(JsonEnvelope, raw)
  if (!envelope.success) return { kind: 'bad', reason: 'not JSON with data', misfits: [] }
  const { data: all, meta } = envelope.output
  const { slug } = read
  const isItem = slug !== undefined
  const shown = withoutScheduled(pick(all, read), now) ?? undefined
  if (isItem && shown === undefined) return { kind: 'missing' }
  // An item may leave out the slug that it was asked for by.
  const sent = isItem && isRecord(shown) ? { ...shown, id: shown.id ?? slug, slug: shown.slug ?? slug } : shown
  const misfits: Misfit[] = []
  const note = (misfit: Omit<Misfit, 'call'>) => misfits.push({ call: read.path, ...misfit })
  const rows = Array.isArray(all) ? all.length : 0
  if (meta && rows < meta.filter_count) {
    const good = `Set QUERY_LIMIT_MAX of the content server to ${meta.filter_count} or more`
    note({ field: 'data', found: `${rows} of ${meta.filter_count} rows`, good })
  }
  const dropped = new Set<string>()
  const place = { locale: read.locale, assetUrl, ownHost, dropped }
  // Entities in HTML may stand for control characters, too.
  const data = normalize(read.schema, sent, (html) => cleanText(cleanHtml(html, place)))
  if (isItem && dropped.size > 0) {
    const good = 'Write text, links, tables, and pictures of the content server; link to a video'
    note({ ...recordName(sent), field: 'HTML', found: [...dropped].join(', '), good })
  }

  const { success, output, issues } = v.safeParse(read.schema, data)
  if (success) return { kind: 'found', data: output, misfits }
  for (const issue of issues) note(misfitOf(issue, sent))
  const bad: Parsed<Data> = { kind: 'bad', reason: 'wrong shape', misfits }
  // An item has to be of one piece; lists and sections are shown with what is right. Entries of a
  // bare list have no names.
  const before = isItem ? undefined : await lastGood()
  const last = isRecord(before) ? before : undefined
  const wholeFields = issues.filter(({ path }) => path?.length === 1).length
  if (last && wholeFields >= Object.keys(last).length) return bad
  const mended = normalize(read.schema, data, (cleaned) => cleaned, { last })
  const parsed = v.safeParse(read.schema, mended)
  return parsed.success && (isItem || !hasEmptied(data, mended)) ? { kind: 'found', data: parsed.output, misfits } : bad
}

const isEmptied = (list: unknown, mended: unknown) =>
  Array.isArray(list) && Array.isArray(mended) && list.length > 0 && mended.length === 0

/** Whether a list of the answer lost all of its entries: then it is the answer of something else. */
const hasEmptied = (data: unknown, mended: unknown) =>
  isEmptied(data, mended) ||
  (isRecord(data) && isRecord(mended) && Object.keys(data).some((name) => isEmptied(data[name], mended[name])))

/** What was asked for: of a list, the one entry that it means. */
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
