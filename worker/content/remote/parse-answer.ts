import * as v from 'valibot'
import { cleanHtml } from './clean-html.ts'
import { cleanText, cleanTexts } from './clean-text.ts'
import { isRecord, normalize } from './normalize.ts'
import type { RemoteRead } from './remote-reads.ts'
import { replaceBadFields } from './replace-bad-fields.ts'

const JsonEnvelope = v.pipe(v.string(), v.parseJson({ reviver: cleanTexts }), v.object({ data: v.unknown() }))

/** What an answer says. `replaced` are the fields that took the value of the last good answer. */
type Parsed =
  | { kind: 'found'; data: unknown; replaced: string[] }
  | { kind: 'missing' }
  | { kind: 'bad'; status: string; field?: string }

/**
 * The answer `raw` to `read`: cleaned, sanitised, in the shape of its schema. `assetUrl` is the
 * asset server's address; `lastGood` gives the last good answer, for reads with a `fallback`.
 */
export async function parseAnswer(
  read: RemoteRead,
  raw: string,
  assetUrl: string | undefined,
  lastGood: () => Promise<unknown>,
): Promise<Parsed> {
  const envelope = v.safeParse(JsonEnvelope, raw)
  if (!envelope.success) return { kind: 'bad', status: 'not JSON with data' }
  const item = pick(envelope.output.data, read)
  if (item === undefined && read.slug !== undefined) return { kind: 'missing' }
  // Entities in HTML may stand for control characters, too.
  const clean = (html: string) => cleanText(cleanHtml(html, { locale: read.locale, assetUrl }))
  const data = normalize(read.schema, withDefaults(item, read.defaults), clean)
  const { success, output, issues } = v.safeParse(read.schema, data)
  if (success) return { kind: 'found', data: output, replaced: [] }
  const repaired = read.fallback && replaceBadFields(read.schema, data, issues, await lastGood())
  if (repaired) return { kind: 'found', ...repaired }
  return { kind: 'bad', status: 'wrong shape', field: v.getDotPath(issues[0]) ?? 'data' }
}

/** What was asked for: of a list, the one entry that it means. */
function pick(data: unknown, { schema, slug }: RemoteRead): unknown {
  if (!Array.isArray(data) || schema.type === 'array') return data ?? undefined
  return data.find((entry) => slug === undefined || !isRecord(entry) || (entry.slug ?? slug) === slug)
}

/** `data` with `defaults` where it says nothing, at any depth. */
function withDefaults(data: unknown, defaults: Record<string, unknown> = {}): unknown {
  if (!isRecord(data)) return data
  const filled = Object.entries(defaults).map(([name, value]) => {
    const sent = data[name] ?? undefined
    return [name, isRecord(value) ? withDefaults(sent ?? {}, value) : (sent ?? value)]
  })
  return { ...data, ...Object.fromEntries(filled) }
}
