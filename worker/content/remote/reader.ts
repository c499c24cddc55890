import * as v from 'valibot'
import { type ContentTrace } from '#worker/content/trace.ts'
import { inTime } from '#worker/runtime/with-timeout.ts'
import { logFailure } from '#worker/runtime/log.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { SingleFlight } from '#worker/runtime/single-flight.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { contentClient, type Answer, type Read, type Surroundings } from './client.ts'
import { Copies, lastPatienceMs } from './copies.ts'
import { Memo } from './memo.ts'
import { MissingItems } from './missing-items.ts'
import { parseAnswer } from './parse-answer.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

const matchesSchema = <T extends v.GenericSchema>(schema: T, data: unknown): data is v.InferOutput<T> =>
  v.is(schema, data)

/** Fields that a line of the log names at most. */
const maxLoggedFields = 20

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
  readonly #missing = new MissingItems()
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
    const { now, patienceMs } = this.#parts.surroundings
    if (this.#missing.has(call.path, now())) return undefined
    const copy = call.freshMs === undefined ? undefined : await this.copyOf(call)
    if (copy && !copy.askFirst) {
      this.#renew(call, copy.fetchedAt, trace)
      return copy.data
    }
    const asking = this.#askShared(call)
    const early = await inTime(asking, patienceMs)
    // A slow content server is to be no slow page: the answer renews the copy behind the visitor's back.
    const instead = early ? undefined : await this.copyOf(call)
    if (instead) {
      trace.stale(instead.fetchedAt)
      return instead.data
    }
    const outcome = await asking
    if (outcome.kind === 'missing') return undefined
    if (outcome.kind === 'found' && matchesSchema(call.schema, outcome.data)) return outcome.data
    const standIn = await this.copyOf(call, lastPatienceMs)
    if (!standIn) throw new ContentUnavailable(`No answer and no copy of ${call.path}`)
    trace.stale(standIn.fetchedAt)
    return standIn.data
  }

  /**
   * Whether the config can be read: by its latest answer, when that is as recent as pages want it,
   * else it is asked for.
   */
  async isWell(): Promise<boolean> {
    const { config } = calls
    const last = this.#renewed.get(config.path)
    if (typeof last === 'number' && !this.#isOld(config, last)) return true
    return (await this.#askShared(config)).kind === 'found'
  }

  /** Asks again for what is older than it may be; the copy is called stale when that failed the last time. */
  #renew(call: Call, fetchedAt: number, trace: ContentTrace): void {
    const last = this.#renewed.get(call.path)
    if (last === 'failed') trace.stale(fetchedAt)
    const answeredAt = Math.max(fetchedAt, typeof last === 'number' ? last : 0)
    const { now, waitUntil } = this.#parts.surroundings
    if (this.#isOld(call, answeredAt)) this.#asking.start(call.path, now(), () => this.#ask(call), waitUntil)
  }

  #isOld({ freshMs = 0 }: Call, answeredAt: number): boolean {
    return this.#parts.surroundings.now() - answeredAt > freshMs
  }

  /** Asks the content server, once for all who want the same at the same time. */
  #askShared(call: Call): Promise<Outcome> {
    const { now, waitUntil } = this.#parts.surroundings
    return this.#asking.run(call.path, now(), () => this.#ask(call), waitUntil)
  }

  /** Asks the content server. */
  async #ask(call: Call): Promise<Outcome> {
    const { read, copies, surroundings } = this.#parts
    const { now, waitUntil } = surroundings
    const answer = await read(call.path)
    const outcome = answer.kind === 'found' ? await this.#understand(call, answer) : answer
    const believed = outcome.kind === 'missing' ? await this.#believeMissing(call) : outcome
    if (call.freshMs !== undefined) this.#renewed.set(call.path, believed.kind === 'failed' ? 'failed' : now())
    if (believed.kind === 'found') waitUntil(copies.noteGood())
    return believed
  }

  /**
   * An item may be missing; that anything else is, is a failure. A content server that has lost its
   * data says the same of every item, so it is believed only while the config can be read, and of
   * an item with a copy when it says so again a minute later.
   */
  async #believeMissing({ path, slug }: Call): Promise<Outcome> {
    const { copies, surroundings } = this.#parts
    if (slug === undefined) {
      logFailure('content failed', undefined, { call: path, status: 404 })
      return { kind: 'failed' }
    }
    if (!(await this.isWell()) || !(await copies.miss(path))) return { kind: 'failed' }
    this.#missing.add(path, surroundings.now())
    return { kind: 'missing' }
  }

  /** The data of an answer, kept as a copy when it is good. */
  async #understand(call: Call, { text: raw, tries, ms }: Answer & { kind: 'found' }): Promise<Outcome> {
    const { path } = call
    const known = this.#memo.find(path, { raw })
    if (known) return this.#keep(call, known)
    const parsed = await parseAnswer(call, raw, {
      assetUrl: this.#parts.assetUrl,
      lastGood: async () => (await this.copyOf(call))?.data ?? call.fallback?.(),
    })
    if (parsed.kind === 'missing') return parsed
    if (parsed.kind === 'bad') {
      logFailure('content failed', undefined, { call: path, status: parsed.status, field: parsed.field, tries, ms })
      return { kind: 'failed' }
    }
    const { data, replaced } = parsed
    if (replaced.length > 0) {
      const fields = replaced.slice(0, maxLoggedFields).join(', ')
      logFailure('content fields replaced', undefined, { call: path, count: replaced.length, fields })
    }
    // That of a content server that has lost its data is no better than none.
    if (Array.isArray(data) && data.length === 0 && !(await this.isWell())) return { kind: 'failed' }
    if (call.keeps && !call.keeps(data)) return { kind: 'found', data }
    return this.#keep(call, this.#memo.keep(path, { raw, text: JSON.stringify(data), data }))
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
    const { text, fetchedAt, askFirst } = copy
    const data = (this.#memo.find(path, { text }) ?? this.#parse(path, schema, text))?.data
    return matchesSchema(schema, data) ? { data, fetchedAt, askFirst } : undefined
  }

  #parse(path: string, schema: v.GenericSchema, text: string) {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    return result.success ? this.#memo.keep(path, { raw: undefined, text, data: result.output }) : undefined
  }
}
