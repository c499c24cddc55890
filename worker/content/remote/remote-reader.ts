import * as v from 'valibot'
import { ContentTrace } from '#worker/content/trace.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { SingleFlight } from '#worker/runtime/single-flight.ts'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { contentClient, cureOf, type AskServer, type Dependencies, type GoodAnswer } from './client.ts'
import { Copies, lastCopyTimeoutMs } from './copies.ts'
import { RecentKeys } from './recent-keys.ts'
import { CallStates, type FailingCall } from './call-states.ts'
import { checkContent, type Finding } from './check-content.ts'
import { MisfitLog } from './misfit-log.ts'
import { parseAnswer, type Reading } from './parse-answer.ts'
import { remoteReads, watchedReads, type RemoteRead } from './remote-reads.ts'

export const matchesSchema = <T extends v.GenericSchema>(schema: T, data: unknown): data is v.InferOutput<T> =>
  v.is(schema, data)

/** How long (ms) a missing item is not asked for again. */
const missingMs = 30_000
/** Age (ms) up to which an answer says that a call is well, and how long a check may take. */
const wellMs = 10_000
const checkTimeoutMs = 2500

/** Result of one request to the content server. */
type Read = { kind: 'found'; data: unknown } | { kind: 'failed'; reason: string }
type ReadOutcome = Read | { kind: 'missing' }

export type RemoteSettings = Settings & { CONTENT_API_URL: string }

/** Reads the content server, or copies of its answers when it fails. One for each isolate. */
export class RemoteReader {
  readonly #askServer: AskServer
  readonly #copies: Copies
  readonly #dependencies: Dependencies
  readonly #settings: RemoteSettings
  readonly #ownConfig: () => Promise<unknown>
  readonly #requests = new SingleFlight<ReadOutcome>()
  readonly #missing = new RecentKeys(missingMs)
  readonly #misfits = new MisfitLog()
  readonly #states = new CallStates()

  /** `ownConfig` gives the config of the build, where there is no good answer. */
  constructor(
    settings: RemoteSettings,
    kv: Bindings['SITE_KV'],
    dependencies: Dependencies,
    ownConfig: () => Promise<unknown>,
  ) {
    this.#askServer = contentClient(settings.CONTENT_API_URL, settings.CONTENT_API_TOKEN, dependencies)
    this.#copies = new Copies(kv, dependencies.now)
    this.#dependencies = dependencies
    this.#settings = settings
    this.#ownConfig = ownConfig
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

  /** The calls that fail: each is asked unless it was answered a moment ago. */
  async failing(): Promise<FailingCall[]> {
    const { now } = this.#dependencies
    const isWell = ({ path }: RemoteRead) => now() - this.#states.goodAt(path) <= wellMs
    const asked = watchedReads.filter((read) => !isWell(read))
    await withTimeout(Promise.all(asked.map((read) => this.#askShared(read))), checkTimeoutMs)
    return asked.flatMap((read) => {
      if (isWell(read)) return []
      return this.#states.failing(read.path) ?? { call: read.path, reason: 'no answer yet', since: now() }
    })
  }

  /** Every record of the content server that does not fit (check-content.ts). */
  check(pageSlugs: readonly string[]): Promise<Finding[]> {
    return checkContent(this.#askServer, this.#reading(), pageSlugs)
  }

  /** Whether the config can be read: its latest answer is fresh, or it is asked for. */
  async #configIsRead(): Promise<boolean> {
    const { config } = remoteReads
    if (!this.#isOld(config, this.#states.goodAt(config.path))) return true
    return (await this.#askShared(config)).kind === 'found'
  }

  #reading(): Reading {
    const { ASSET_URL, PUBLIC_URL } = this.#settings
    return { assetUrl: ASSET_URL, ownHost: new URL(PUBLIC_URL).host, now: this.#dependencies.now() }
  }

  /** Asks again in the background when the copy is too old; stale when that failed last time. */
  #refresh(read: RemoteRead, fetchedAt: number, trace: ContentTrace): void {
    if (this.#states.failing(read.path)) trace.stale(fetchedAt)
    const answeredAt = Math.max(fetchedAt, this.#states.goodAt(read.path))
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
    const outcome = parsed.kind === 'missing' ? await this.#confirmMissing(read, parsed.status) : parsed
    const { now, waitUntil } = this.#dependencies
    if (watchedReads.some(({ path }) => path === read.path))
      this.#states.note(read.path, now(), outcome.kind === 'failed' ? outcome.reason : undefined)
    if (outcome.kind === 'found') waitUntil(this.#copies.noteGood())
    return outcome
  }

  /**
   * Only an item may be missing; for any other read that is a failure. A content server that has
   * lost its data reports every item as missing. So it is believed only while the config can be
   * read, and for an item with a copy only when it says so again a minute later. One that may not
   * be read (403) keeps its copy: perhaps the site's token lost a right.
   */
  async #confirmMissing({ path, slug }: RemoteRead, status: number): Promise<ReadOutcome> {
    const fail = (): ReadOutcome => {
      const reason = cureOf(status) ?? 'Only an item may be missing'
      logFailure('content failed', reason, { call: path, status })
      return { kind: 'failed', reason: `${status}: ${reason}` }
    }
    if (slug === undefined) return fail()
    if (!(await this.#configIsRead())) return { kind: 'failed', reason: '/config cannot be read' }
    if (status === 403 && (await this.#copies.find(path))) return fail()
    if (!(await this.#copies.miss(path))) return { kind: 'failed', reason: 'missing for less than a minute' }
    this.#missing.add(path, this.#dependencies.now())
    return { kind: 'missing' }
  }

  /** The data of an answer, kept as a copy when it is good. */
  async #parse(read: RemoteRead, answer: GoodAnswer): Promise<Read | { kind: 'missing'; status: number }> {
    const { path } = read
    const lastGood = async () =>
      (await this.#copyOf(read))?.data ?? (path === remoteReads.config.path ? this.#ownConfig() : undefined)
    const parsed = await parseAnswer(read, answer.text, this.#reading(), lastGood)
    if (parsed.kind === 'missing') return { kind: 'missing', status: 200 }
    if (parsed.kind === 'bad') {
      const [misfit] = parsed.misfits
      const { tries, ms } = answer
      logFailure('content failed', undefined, { call: path, status: parsed.reason, ...misfit, tries, ms })
      // An item that never fitted is not there: English stands in for it, or a 404.
      if (misfit && read.slug !== undefined && !(await this.#copies.find(path))) return { kind: 'missing', status: 200 }
      return { kind: 'failed', reason: misfit ? `${parsed.reason}: ${misfit.field}` : parsed.reason }
    }
    const { data, misfits } = parsed
    this.#misfits.write(path, misfits, this.#dependencies.now())
    // An empty list of a content server that has lost its data is a failure.
    if (Array.isArray(data) && data.length === 0 && !(await this.#configIsRead()))
      return { kind: 'failed', reason: '/config cannot be read' }
    if (read.keeps?.(data) ?? true)
      this.#dependencies.waitUntil(this.#copies.keep(path, JSON.stringify(data), read.tags))
    return { kind: 'found', data }
  }

  /** The copy of the last good answer, when this version of the site can read it. */
  async #copyOf<T extends v.GenericSchema>({ path, schema }: RemoteRead<T>, timeoutMs?: number) {
    const copy = await this.#copies.find(path, timeoutMs)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), copy?.text)
    return copy && parsed.success ? { ...copy, data: parsed.output } : undefined
  }
}
