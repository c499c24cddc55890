import * as v from 'valibot'
import { ContentTrace } from '#worker/content/trace.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { SingleFlight } from '#worker/runtime/single-flight.ts'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { contentClient, type AskServer, type Dependencies, type ServerAnswer } from './client.ts'
import { Copies, lastCopyTimeoutMs } from './copies.ts'
import { MissingItems } from './missing-items.ts'
import { parseAnswer } from './parse-answer.ts'
import { remoteReads, type RemoteRead } from './remote-reads.ts'

const matchesSchema = <T extends v.GenericSchema>(schema: T, data: unknown): data is v.InferOutput<T> =>
  v.is(schema, data)

const JsonText = v.pipe(v.string(), v.parseJson())

/** Most fields that one log line names. */
const maxLoggedFields = 20

/** Result of one request to the content server. */
type ReadOutcome = { kind: 'found'; data: unknown } | { kind: 'missing' } | { kind: 'failed' }

export type RemoteSettings = Settings & { CONTENT_API_URL: string }

/** Reads the content server, or copies of its answers when it fails. One for each isolate. */
export class RemoteReader {
  readonly #askServer: AskServer
  readonly #copies: Copies
  readonly #dependencies: Dependencies
  readonly #assetUrl: string | undefined
  readonly #requests = new SingleFlight<ReadOutcome>()
  readonly #missing = new MissingItems()
  /** When a read with `freshMs` was last answered (ms since 1970), or `failed`. */
  readonly #answeredAt = new Map<string, number | 'failed'>()

  /** Fields of the last answer that were replaced: the log names them when they change. */
  #replacedFields = ''

  constructor(settings: RemoteSettings, kv: Bindings['SITE_KV'], dependencies: Dependencies) {
    this.#askServer = contentClient(settings.CONTENT_API_URL, settings.CONTENT_API_TOKEN, dependencies)
    this.#copies = new Copies(kv, dependencies.now)
    this.#dependencies = dependencies
    this.#assetUrl = settings.ASSET_URL
  }

  /**
   * The data of `read`; `undefined` when it names an item that does not exist.
   * @throws ContentUnavailable when neither an answer nor a copy can be had
   */
  async get<T extends v.GenericSchema>(
    read: RemoteRead<T>,
    trace = new ContentTrace(),
  ): Promise<v.InferOutput<T> | undefined> {
    const { now, answerTimeoutMs } = this.#dependencies
    if (this.#missing.has(read.path, now())) return undefined
    const copy = read.freshMs === undefined ? undefined : await this.#copyOf(read)
    if (copy && !copy.askFirst) {
      this.#refresh(read, copy.fetchedAt, trace)
      return copy.data
    }
    const request = this.#askShared(read)
    const inTime = await withTimeout(request, answerTimeoutMs)
    // A slow content server must not slow the page: the answer refreshes the copy in the
    // background.
    const lateCopy = inTime ? undefined : await this.#copyOf(read)
    if (lateCopy) {
      trace.stale(lateCopy.fetchedAt)
      return lateCopy.data
    }
    const outcome = await request
    if (outcome.kind === 'missing') return undefined
    if (outcome.kind === 'found' && matchesSchema(read.schema, outcome.data)) return outcome.data
    const lastCopy = await this.#copyOf(read, lastCopyTimeoutMs)
    if (!lastCopy) throw new ContentUnavailable(`No answer and no copy of ${read.path}`)
    trace.stale(lastCopy.fetchedAt)
    return lastCopy.data
  }

  /** Whether the config can be read: its latest answer is fresh, or it is asked for. */
  async isHealthy(): Promise<boolean> {
    const { config } = remoteReads
    const last = this.#answeredAt.get(config.path)
    if (typeof last === 'number' && !this.#isOld(config, last)) return true
    return (await this.#askShared(config)).kind === 'found'
  }

  /** Asks again in the background when the copy is too old; stale when that failed last time. */
  #refresh(read: RemoteRead, fetchedAt: number, trace: ContentTrace): void {
    const last = this.#answeredAt.get(read.path)
    if (last === 'failed') trace.stale(fetchedAt)
    const answeredAt = Math.max(fetchedAt, typeof last === 'number' ? last : 0)
    const { now, waitUntil } = this.#dependencies
    if (this.#isOld(read, answeredAt)) this.#requests.start(read.path, now(), () => this.#ask(read), waitUntil)
  }

  #isOld({ freshMs = 0 }: RemoteRead, answeredAt: number): boolean {
    return this.#dependencies.now() - answeredAt > freshMs
  }

  /** Asks the content server; equal reads at the same time share one request. */
  #askShared(read: RemoteRead): Promise<ReadOutcome> {
    const { now, waitUntil } = this.#dependencies
    return this.#requests.run(read.path, now(), () => this.#ask(read), waitUntil)
  }

  async #ask(read: RemoteRead): Promise<ReadOutcome> {
    const answer = await this.#askServer(read.path)
    const parsed = answer.kind === 'found' ? await this.#parse(read, answer) : answer
    const outcome = parsed.kind === 'missing' ? await this.#confirmMissing(read) : parsed
    const { now, waitUntil } = this.#dependencies
    if (read.freshMs !== undefined) this.#answeredAt.set(read.path, outcome.kind === 'failed' ? 'failed' : now())
    if (outcome.kind === 'found') waitUntil(this.#copies.noteGood())
    return outcome
  }

  /**
   * Only an item may be missing; for any other read that is a failure. A content server that has
   * lost its data reports every item as missing. So it is believed only while the config can be
   * read, and for an item with a copy only when it says so again a minute later.
   */
  async #confirmMissing({ path, slug }: RemoteRead): Promise<ReadOutcome> {
    if (slug === undefined) {
      logFailure('content failed', undefined, { call: path, status: 404 })
      return { kind: 'failed' }
    }
    if (!(await this.isHealthy()) || !(await this.#copies.miss(path))) return { kind: 'failed' }
    this.#missing.add(path, this.#dependencies.now())
    return { kind: 'missing' }
  }

  /** The data of an answer, kept as a copy when it is good. */
  async #parse(read: RemoteRead, { text, tries, ms }: Extract<ServerAnswer, { kind: 'found' }>): Promise<ReadOutcome> {
    const { path } = read
    const lastGood = async () => (await this.#copyOf(read))?.data ?? read.fallback?.()
    const parsed = await parseAnswer(read, text, this.#assetUrl, lastGood)
    if (parsed.kind === 'missing') return parsed
    if (parsed.kind === 'bad') {
      logFailure('content failed', undefined, { call: path, status: parsed.status, field: parsed.field, tries, ms })
      return { kind: 'failed' }
    }
    const { data, replaced } = parsed
    const fields = replaced.slice(0, maxLoggedFields).join(', ')
    if (read.fallback && fields !== this.#replacedFields) {
      this.#replacedFields = fields
      if (fields) logFailure('content fields replaced', undefined, { call: path, count: replaced.length, fields })
    }
    // An empty list of a content server that has lost its data is a failure.
    if (Array.isArray(data) && data.length === 0 && !(await this.isHealthy())) return { kind: 'failed' }
    if (read.keeps?.(data) ?? true)
      this.#dependencies.waitUntil(this.#copies.keep(path, JSON.stringify(data), read.tags))
    return { kind: 'found', data }
  }

  /** The copy of the last good answer, when this version of the site can read it. */
  async #copyOf<T extends v.GenericSchema>({ path, schema }: RemoteRead<T>, timeoutMs?: number) {
    const copy = await this.#copies.find(path, timeoutMs)
    const parsed = v.safeParse(v.pipe(JsonText, schema), copy?.text)
    return copy && parsed.success ? { ...copy, data: parsed.output } : undefined
  }
}
