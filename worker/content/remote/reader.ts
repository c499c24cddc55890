import * as v from 'valibot'
import { ContentUnavailable, type ContentTrace } from '#worker/content/content-trace.ts'
import { fits } from '#worker/content/fits.ts'
import { inTime } from '#worker/in-time.ts'
import { logFailure } from '#worker/log.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { SingleFlight } from '#worker/single-flight.ts'
import type { Call } from './call.ts'
import { cleanHtml } from './clean-html.ts'
import { contentClient, type Answer, type Read, type Surroundings } from './client.ts'
import { Copies, lastPatienceMs } from './copies.ts'
import { fit, isRecord } from './fit.ts'
import { Memo } from './memo.ts'

const JsonEnvelope = v.pipe(v.string(), v.parseJson(), v.object({ data: v.unknown() }))

/** How asking the content server ended. */
type Outcome = { kind: 'found'; data: unknown } | { kind: 'missing' } | { kind: 'failed' }

interface Parts {
  read: Read
  copies: Copies
  surroundings: Surroundings
  assetUrl: string | undefined
}

export type RemoteSettings = Settings & { CONTENT_API_URL: string }

/** The reader of the content server that the settings name: one for all reads of an isolate, so that they share their limits. */
export const remoteReader = (
  { CONTENT_API_URL, CONTENT_API_TOKEN, ASSET_URL }: RemoteSettings,
  kv: Bindings['SITE_KV'],
  given: Surroundings,
) =>
  new Reader({
    read: contentClient(CONTENT_API_URL, CONTENT_API_TOKEN, given),
    copies: new Copies(kv, given.now),
    surroundings: given,
    assetUrl: ASSET_URL,
  })

/** Reads the calls of one isolate: from the content server, and from the copies of its answers when it fails. */
export class Reader {
  readonly #parts: Parts
  readonly #memo = new Memo()
  readonly #asking = new SingleFlight<Outcome>()
  /** When a call was last answered (ms since 1970), or `failed`: for those whose copies are shown without asking. */
  readonly #renewed = new Map<string, number | 'failed'>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * The data of `call`; `undefined` when it names an item that does not exist.
   * @throws ContentUnavailable when neither an answer nor a copy can be had
   */
  async get<T extends v.GenericSchema>(call: Call<T>, trace: ContentTrace): Promise<v.InferOutput<T> | undefined> {
    const copy = call.freshMs === undefined ? undefined : await this.copyOf(call)
    if (copy) {
      this.#renew(call, copy.fetchedAt, trace)
      return copy.data
    }
    const { now, waitUntil, patienceMs } = this.#parts.surroundings
    const asking = this.#asking.run(call.path, now(), () => this.#ask(call), waitUntil)
    const early = await inTime(asking, patienceMs)
    // A slow content server is to be no slow page: the answer renews the copy behind the visitor's back.
    const instead = early ? undefined : await this.copyOf(call)
    if (instead) {
      trace.stale(instead.fetchedAt)
      return instead.data
    }
    const outcome = await asking
    if (outcome.kind === 'missing') return undefined
    if (outcome.kind === 'found' && fits(call.schema, outcome.data)) return outcome.data
    const standIn = await this.copyOf(call, lastPatienceMs)
    if (!standIn) {
      trace.failed = true
      throw new ContentUnavailable(`No answer and no copy of ${call.path}`)
    }
    trace.stale(standIn.fetchedAt)
    return standIn.data
  }

  /** Asks again for what is older than it may be; the copy is called stale when that failed the last time. */
  #renew(call: Call, fetchedAt: number, trace: ContentTrace): void {
    const last = this.#renewed.get(call.path)
    if (last === 'failed') trace.stale(fetchedAt)
    const { now, waitUntil } = this.#parts.surroundings
    const age = now() - Math.max(fetchedAt, typeof last === 'number' ? last : 0)
    if (age > (call.freshMs ?? 0)) this.#asking.start(call.path, now(), () => this.#ask(call), waitUntil)
  }

  /** Asks the content server. */
  async #ask(call: Call): Promise<Outcome> {
    const { read, copies, surroundings } = this.#parts
    const { now, waitUntil } = surroundings
    const answer = await read(call.path)
    const outcome = answer.kind === 'found' ? this.#understand(call, answer) : this.#withoutData(call, answer.kind)
    if (call.freshMs !== undefined) this.#renewed.set(call.path, outcome.kind === 'failed' ? 'failed' : now())
    if (outcome.kind === 'missing') waitUntil(copies.drop(call.path))
    if (outcome.kind !== 'failed') waitUntil(copies.noteGood())
    return outcome
  }

  /** An item may be missing; that anything else is, is a failure. */
  #withoutData({ path, slug }: Call, kind: 'missing' | 'failed'): Outcome {
    if (kind === 'failed' || slug !== undefined) return { kind }
    logFailure('content failed', undefined, { call: path, status: 404 })
    return { kind: 'failed' }
  }

  /** The data of an answer, kept as a copy when it is good. */
  #understand(call: Call, { text: raw, tries, ms }: Answer & { kind: 'found' }): Outcome {
    const { assetUrl } = this.#parts
    const known = this.#memo.find(call.path, { raw })
    if (known) return this.#keep(call, known)
    const failed = (status: string, field?: string): Outcome => {
      logFailure('content failed', undefined, { call: call.path, status, field, tries, ms })
      return { kind: 'failed' }
    }
    const envelope = v.safeParse(JsonEnvelope, raw)
    if (!envelope.success) return failed('not JSON with data')
    const item = pick(envelope.output.data, call)
    if (item === undefined && call.slug !== undefined) return { kind: 'missing' }
    const clean = (html: string) => cleanHtml(html, { locale: call.locale, assetUrl })
    const result = v.safeParse(call.schema, fit(call.schema, withDefaults(item, call.defaults), clean))
    if (!result.success) return failed('wrong shape', v.getDotPath(result.issues[0]) ?? 'data')
    const data = result.output
    if (call.keeps && !call.keeps(data)) return { kind: 'found', data }
    return this.#keep(call, this.#memo.keep(call.path, { raw, text: JSON.stringify(data), data }))
  }

  #keep(call: Call, { text, data }: { text: string; data: unknown }): Outcome {
    const { copies, surroundings } = this.#parts
    surroundings.waitUntil(copies.keep(call.path, text, call.tags))
    return { kind: 'found', data }
  }

  /** The copy of the last good answer, when this version of the site can read it. */
  async copyOf<T extends v.GenericSchema>({ path, schema }: Call<T>, patience?: number) {
    const copy = await this.#parts.copies.find(path, patience)
    if (!copy) return undefined
    const { text, fetchedAt } = copy
    const data = (this.#memo.find(path, { text }) ?? this.#parse(path, schema, text))?.data
    return fits(schema, data) ? { data, fetchedAt } : undefined
  }

  #parse(path: string, schema: v.GenericSchema, text: string) {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    return result.success ? this.#memo.keep(path, { raw: undefined, text, data: result.output }) : undefined
  }
}

/** What the call asked for: of a list, the one entry that it means. */
function pick(data: unknown, { schema, slug }: Call): unknown {
  if (!Array.isArray(data) || schema.type === 'array') return data ?? undefined
  return data.find((entry) => slug === undefined || !isRecord(entry) || (entry.slug ?? slug) === slug)
}

/** `data` with `defaults` where it says nothing, at any depth. */
function withDefaults(data: unknown, defaults: Record<string, unknown> = {}): unknown {
  if (!isRecord(data)) return data
  const filled = Object.entries(defaults).map(([name, value]) => {
    const given = data[name] ?? undefined
    return [name, isRecord(value) ? withDefaults(given ?? {}, value) : (given ?? value)]
  })
  return { ...data, ...Object.fromEntries(filled) }
}
