import * as v from 'valibot'
import { type ContentTrace } from '#worker/content/trace.ts'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import { logFailure } from '#worker/runtime/log.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { SingleFlight } from '#worker/runtime/single-flight.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { contentClient, type Answer, type Read, type Dependencies } from './client.ts'
import { Copies, lastCopyTimeoutMs } from './copies.ts'
import { Memo } from './memo.ts'
import { MissingItems } from './missing-items.ts'
import { parseAnswer } from './parse-answer.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

const matchesSchema = <T extends v.GenericSchema>(schema: T, data: unknown): data is v.InferOutput<T> =>
  v.is(schema, data)

/** Most fields that one log line names. */
const maxLoggedFields = 20

/** Result of one request to the content server. */
type ReadOutcome = { kind: 'found'; data: unknown } | { kind: 'missing' } | { kind: 'failed' }

interface ReaderOptions {
  read: Read
  copies: Copies
  dependencies: Dependencies
  assetUrl: string | undefined
}

export type RemoteSettings = Settings & { CONTENT_API_URL: string }

/** The reader of the content server: one for each isolate, so that all reads share their limits. */
export const remoteReader = (
  { CONTENT_API_URL, CONTENT_API_TOKEN, ASSET_URL }: RemoteSettings,
  kv: Bindings['SITE_KV'],
  dependencies: Dependencies,
) =>
  new Reader({
    read: contentClient(CONTENT_API_URL, CONTENT_API_TOKEN, dependencies),
    copies: new Copies(kv, dependencies.now),
    dependencies,
    assetUrl: ASSET_URL,
  })

/**
 * Reads from the content server, or from the copies of its answers when it fails. One for each
 * isolate.
 */
export class Reader {
  readonly #options: ReaderOptions
  readonly #memo = new Memo()
  readonly #requests = new SingleFlight<ReadOutcome>()
  readonly #missing = new MissingItems()
  /**
   * When a call was last answered (ms since 1970), or `failed`: for calls whose copies are shown
   * without asking.
   */
  readonly #answeredAt = new Map<string, number | 'failed'>()

  constructor(options: ReaderOptions) {
    this.#options = options
  }

  /**
   * The data of `call`; `undefined` when it names an item that does not exist.
   * @throws ContentUnavailable when neither an answer nor a copy can be had
   */
  async get<T extends v.GenericSchema>(call: Call<T>, trace: ContentTrace): Promise<v.InferOutput<T> | undefined> {
    const { now, answerTimeoutMs } = this.#options.dependencies
    if (this.#missing.has(call.path, now())) return undefined
    const copy = call.freshMs === undefined ? undefined : await this.copyOf(call)
    if (copy && !copy.askFirst) {
      this.#refresh(call, copy.fetchedAt, trace)
      return copy.data
    }
    const request = this.#askShared(call)
    const early = await withTimeout(request, answerTimeoutMs)
    // A slow content server must not slow the page: the answer refreshes the copy in the
    // background.
    const instead = early ? undefined : await this.copyOf(call)
    if (instead) {
      trace.stale(instead.fetchedAt)
      return instead.data
    }
    const outcome = await request
    if (outcome.kind === 'missing') return undefined
    if (outcome.kind === 'found' && matchesSchema(call.schema, outcome.data)) return outcome.data
    const standIn = await this.copyOf(call, lastCopyTimeoutMs)
    if (!standIn) throw new ContentUnavailable(`No answer and no copy of ${call.path}`)
    trace.stale(standIn.fetchedAt)
    return standIn.data
  }

  /**
   * Whether the config can be read: from its latest answer if that is fresh, else by asking for it.
   */
  async isHealthy(): Promise<boolean> {
    const { config } = calls
    const last = this.#answeredAt.get(config.path)
    if (typeof last === 'number' && !this.#isOld(config, last)) return true
    return (await this.#askShared(config)).kind === 'found'
  }

  /**
   * Fetches a call again in the background when its copy is too old; marks the copy stale when that
   * failed the last time.
   */
  #refresh(call: Call, fetchedAt: number, trace: ContentTrace): void {
    const last = this.#answeredAt.get(call.path)
    if (last === 'failed') trace.stale(fetchedAt)
    const answeredAt = Math.max(fetchedAt, typeof last === 'number' ? last : 0)
    const { now, waitUntil } = this.#options.dependencies
    if (this.#isOld(call, answeredAt)) this.#requests.start(call.path, now(), () => this.#ask(call), waitUntil)
  }

  #isOld({ freshMs = 0 }: Call, answeredAt: number): boolean {
    return this.#options.dependencies.now() - answeredAt > freshMs
  }

  /** Asks the content server; equal calls at the same time share one request. */
  #askShared(call: Call): Promise<ReadOutcome> {
    const { now, waitUntil } = this.#options.dependencies
    return this.#requests.run(call.path, now(), () => this.#ask(call), waitUntil)
  }

  /** Asks the content server. */
  async #ask(call: Call): Promise<ReadOutcome> {
    const { read, copies, dependencies } = this.#options
    const { now, waitUntil } = dependencies
    const answer = await read(call.path)
    const outcome = answer.kind === 'found' ? await this.#parseNew(call, answer) : answer
    const believed = outcome.kind === 'missing' ? await this.#believeMissing(call) : outcome
    if (call.freshMs !== undefined) this.#answeredAt.set(call.path, believed.kind === 'failed' ? 'failed' : now())
    if (believed.kind === 'found') waitUntil(copies.noteGood())
    return believed
  }

  /**
   * Only an item may be missing; for any other call that is a failure. A content server that has
   * lost its data reports every item as missing. So it is believed only while the config can be
   * read, and for an item with a copy only when it says so again a minute later.
   */
  async #believeMissing({ path, slug }: Call): Promise<ReadOutcome> {
    const { copies, dependencies } = this.#options
    if (slug === undefined) {
      logFailure('content failed', undefined, { call: path, status: 404 })
      return { kind: 'failed' }
    }
    if (!(await this.isHealthy()) || !(await copies.miss(path))) return { kind: 'failed' }
    this.#missing.add(path, dependencies.now())
    return { kind: 'missing' }
  }

  /** The data of an answer, kept as a copy when it is good. */
  async #parseNew(call: Call, { text: raw, tries, ms }: Answer & { kind: 'found' }): Promise<ReadOutcome> {
    const { path } = call
    const parsedBefore = this.#memo.find(path, { raw })
    if (parsedBefore) return this.#keep(call, parsedBefore)
    const parsed = await parseAnswer(call, raw, {
      assetUrl: this.#options.assetUrl,
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
    // An empty list of a content server that has lost its data is a failure.
    if (Array.isArray(data) && data.length === 0 && !(await this.isHealthy())) return { kind: 'failed' }
    if (call.keeps && !call.keeps(data)) return { kind: 'found', data }
    return this.#keep(call, this.#memo.keep(path, { raw, text: JSON.stringify(data), data }))
  }

  #keep(call: Call, { text, data }: { text: string; data: unknown }): ReadOutcome {
    const { copies, dependencies } = this.#options
    dependencies.waitUntil(copies.keep(call.path, text, call.tags))
    return { kind: 'found', data }
  }

  /** The copy of the last good answer, when this version of the site can read it. */
  async copyOf<T extends v.GenericSchema>({ path, schema }: Call<T>, timeoutMs?: number) {
    const copy = await this.#options.copies.find(path, timeoutMs)
    if (!copy) return undefined
    const { text, fetchedAt, askFirst } = copy
    const data = (this.#memo.find(path, { text }) ?? this.#parseCopy(path, schema, text))?.data
    return matchesSchema(schema, data) ? { data, fetchedAt, askFirst } : undefined
  }

  #parseCopy(path: string, schema: v.GenericSchema, text: string) {
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    return result.success ? this.#memo.keep(path, { raw: undefined, text, data: result.output }) : undefined
  }
}
