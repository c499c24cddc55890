import * as v from 'valibot'
import { ContentTrace } from '#worker/content/trace.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { askTimeoutMs } from '#worker/http/fetch-text.ts'
import { logFailure } from '#worker/http/log.ts'
import { SingleFlight } from '#worker/http/single-flight.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'
import { callStates } from './call-states.ts'
import { notAsked, type AskServer, type ClientDependencies, type ServerResponse } from './client.ts'
import type { Copies, Copy } from './copies.ts'
import { isRecord } from './normalize.ts'
import {
  isEmptyAnswer,
  parseResponse,
  withoutLoss,
  type GoodAnswer,
  type ParseContext,
  type Parsed,
} from './parse-response.ts'
import { remoteReads, type ReadRemote, type RemoteRead } from './remote-reads.ts'

/** Most parts of one answer that the log names. */
const maxLines = 20
/** Time (ms) that KV may take when only a copy can be shown, and for a write. */
const longKvTimeoutMs = 5000
/** Age (ms) at which a list is read again for the slugs that it names. */
const listMs = 60_000

/** The slugs that a list names, or an item as related ones. */
const slugsIn = (data: unknown): string[] =>
  Object.values(isRecord(data) ? data : {})
    .flatMap((field: unknown): unknown[] => (Array.isArray(field) ? field : []))
    .flatMap((entry) => (isRecord(entry) && typeof entry.slug === 'string' ? entry.slug : []))

/** The result of a request. The reader shows the copy for an invalid or failed one. */
type Outcome = Parsed<unknown> | Exclude<ServerResponse, { kind: 'found' }>

/** Reads of one path have one schema, which has parsed the data. */
const isFound = <Data>(outcome: Outcome, _read: RemoteRead<Data>): outcome is GoodAnswer<Data> =>
  outcome.kind === 'found'

export interface ReaderDependencies extends ClientDependencies {
  /** Lets `work` go on after the response to the current request. */
  waitUntil(work: Promise<unknown>): void
  /** Time (ms) after which a copy replaces a late answer. It includes the wait for a slot. */
  answerTimeoutMs: number
}

interface Parts extends ReaderDependencies {
  ask: AskServer
  copies: Copies
  context: () => ParseContext
}

/** Reads the content server, or copies of its last good answers. One for each isolate. */
export class RemoteReader {
  readonly #parts: Parts
  readonly #states: ReturnType<typeof callStates>
  readonly #requests = new SingleFlight<Outcome>()
  /** Slugs of real items, as this isolate knows. */
  readonly #slugs = new Set<string>()
  /** Path of a list → time (ms since 1970) of its last read for slugs. */
  readonly #listReads = new Map<string, number>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#states = callStates(parts.now)
  }

  readonly get: ReadRemote = async (read, trace = new ContentTrace()) => {
    const { copies, answerTimeoutMs } = this.#parts
    const fromCopy = <Data>({ data, fetchedAt }: Copy<Data>) => {
      trace.useCopy(fetchedAt)
      return data
    }
    // Reads with `freshMs` show their copy first, and renew it in the background.
    const firstCopy = read.freshMs === undefined ? undefined : await copies.find(read)
    if (firstCopy && !firstCopy.askFirst) {
      this.#renew(read, firstCopy.fetchedAt)
      return this.#states.isFailing(read.path) ? fromCopy(firstCopy) : firstCopy.data
    }
    const request = this.#request(read)
    const inTime = await withTimeout(request, answerTimeoutMs)
    // A slow content server must not slow the page: its answer renews the copy in the background.
    const lateCopy = inTime ? undefined : await copies.find(read)
    // After a purge the answer counts, and the copy only if a try does not answer either.
    const isAnswered = lateCopy?.askFirst && (await withTimeout(request, askTimeoutMs))
    if (lateCopy && !isAnswered) return fromCopy(lateCopy)
    const outcome = await request
    if (isFound(outcome, read)) return outcome.data
    if (outcome.kind === 'missing') return v.parse(read.schema, undefined)
    const lastCopy = await copies.find(read, longKvTimeoutMs)
    if (lastCopy) return fromCopy(lastCopy)
    if (outcome.kind === 'invalid' && read.slug !== undefined) return v.parse(read.schema, undefined)
    throw new ContentUnavailable(`No answer and no copy of ${read.path}`)
  }

  /** The calls that fail now. */
  readonly failing = async () => {
    const config = await this.#parts.copies.find(remoteReads.config)
    return this.#states.check((read) => this.#request(read), config?.data.content ?? {})
  }

  /** Equal reads at the same time share one request. */
  #request(read: RemoteRead): Promise<Outcome> {
    const { now, waitUntil } = this.#parts
    return this.#requests.run(read.path, now(), () => this.#fetch(read), waitUntil)
  }

  /** Asks again in the background when the copy is too old. */
  #renew(read: RemoteRead, fetchedAt: number): void {
    const { now, waitUntil } = this.#parts
    const { path, freshMs = 0 } = read
    if (now() - fetchedAt > freshMs && !this.#states.isWell(path, freshMs))
      this.#requests.start(path, now(), () => this.#fetch(read), waitUntil)
  }

  /**
   * Asks the content server. An unknown slug waits apart from all other reads. If the limiter turns
   * it away, the lists decide: a slug that they name is asked for again, with the others.
   */
  async #ask({ path, slug, isListed, lists = [] }: RemoteRead): Promise<ServerResponse> {
    const { ask, now } = this.#parts
    if (slug === undefined) return ask(path)
    if (isListed || this.#slugs.has(slug)) return ask(path, 'listed')
    const response = await ask(path, 'unlisted')
    if (response.kind !== 'failed' || response.reason !== notAsked) return response
    const due = lists.filter((list) => now() - (this.#listReads.get(list.path) ?? -Infinity) > listMs)
    await Promise.all(due.map((list) => this.#request(list)))
    for (const list of due) this.#listReads.set(list.path, now())
    return this.#slugs.has(slug) ? ask(path, 'listed') : response
  }

  /** The outcome of a request. A good answer becomes the copy. */
  async #fetch(read: RemoteRead): Promise<Outcome> {
    const { copies, context, waitUntil } = this.#parts
    const { path, slug } = read
    // An answer waits for the copy only if the two are compared.
    const copy = copies.find(read)
    const response = await this.#ask(read)
    const outcome =
      response.kind === 'found'
        ? await withoutLoss(read, parseResponse(read, response.text, context()), copy)
        : response
    const reason = 'reason' in outcome ? outcome.reason : undefined
    const [record] = outcome.kind === 'invalid' ? outcome.invalid : []
    const data = outcome.kind === 'found' ? outcome.data : undefined
    const nothing = !reason && read.isNeeded && isEmptyAnswer(data) ? 'empty: publish a record' : undefined
    this.#states.note(read, record ? `${reason}: ${record.field}` : (reason ?? nothing))
    if (outcome.kind === 'found') {
      for (const real of [...slugsIn(outcome.data), ...(slug === undefined ? [] : [slug])]) this.#slugs.add(real)
      waitUntil(this.#keep(read, outcome, copy))
    }
    // Most missing items never had a copy.
    if (outcome.kind === 'missing') waitUntil(copy.then((found) => found && copies.delete(path)).catch(() => undefined))
    // The client has logged the failures of requests.
    if (response.kind === 'found' && reason)
      logFailure('content failed', undefined, { call: path, status: reason, ...record })
    return outcome
  }

  /** Stores a good answer. The log names left out parts when a copy is written, not at every read. */
  async #keep(read: RemoteRead, { data, invalid }: GoodAnswer, copy: Promise<Copy | undefined>): Promise<void> {
    const writing = this.#parts.copies.keep(read, data, await copy)
    const written = await withTimeout(writing, longKvTimeoutMs).catch(() => undefined)
    if (!written?.result) return
    for (const record of invalid.slice(0, maxLines)) logFailure('content left out', undefined, { ...record })
  }
}
