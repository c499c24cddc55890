import * as v from 'valibot'
import { ContentTrace } from '#worker/content/trace.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { logFailure } from '#worker/http/log.ts'
import { SingleFlight } from '#worker/http/single-flight.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'
import { CallStates } from './call-states.ts'
import type { AskServer, Dependencies } from './client.ts'
import { lastCopyTimeoutMs, type Copies, type Copy } from './copies.ts'
import { isRecord } from './normalize.ts'
import {
  emptiesList,
  losesField,
  parseResponse,
  type GoodAnswer,
  type ParseContext,
  type Parsed,
} from './parse-response.ts'
import type { ReadRemote, RemoteRead } from './remote-reads.ts'

/** Most parts of one answer that the log names. */
const maxLines = 20

/** Data of the read of `path`. */
interface Found<Data> {
  kind: 'found'
  path: string
  data: Data
}
type Outcome =
  | Found<unknown>
  /** The content server said that there is no such item: its copy goes. */
  | { kind: 'missing' }
  /** No record, or one that does not fit: its copy is shown, else an item is missing. */
  | { kind: 'invalid'; reason: string | undefined }
  /** No answer: the copy is shown, else the content is unavailable. */
  | { kind: 'failed'; reason: string }

/** Reads of one path have one schema, which has parsed the data. */
const isFound = <Data>(outcome: Outcome, read: RemoteRead<Data>): outcome is Found<Data> =>
  outcome.kind === 'found' && outcome.path === read.path

/** Reads the content server through `ask`, or copies of its last good answers. One for each isolate. */
export class RemoteReader {
  readonly #ask: AskServer
  readonly #copies: Copies
  readonly #context: () => ParseContext
  readonly #dependencies: Dependencies
  readonly #states: CallStates
  readonly #requests = new SingleFlight<Outcome>()

  constructor(ask: AskServer, copies: Copies, context: () => ParseContext, dependencies: Dependencies) {
    this.#ask = ask
    this.#copies = copies
    this.#context = context
    this.#dependencies = dependencies
    this.#states = new CallStates(dependencies.now)
  }

  readonly get: ReadRemote = async (read, trace = new ContentTrace()) => {
    const fromCopy = <Data>({ data, fetchedAt }: Copy<Data>) => {
      trace.useCopy(fetchedAt)
      return data
    }
    // Some reads show their copy first, and renew it in the background.
    const firstCopy = read.freshMs === undefined ? undefined : await this.#copies.find(read)
    if (firstCopy && !firstCopy.askFirst) {
      this.#renew(read, firstCopy.fetchedAt)
      return this.#states.isFailing(read.path) ? fromCopy(firstCopy) : firstCopy.data
    }
    const request = this.#request(read)
    const inTime = await withTimeout(request, this.#dependencies.answerTimeoutMs)
    // A slow content server must not slow the page: its answer renews the copy in the background.
    const lateCopy = inTime ? undefined : await this.#copies.find(read)
    if (lateCopy) return fromCopy(lateCopy)
    const outcome = await request
    if (isFound(outcome, read)) return outcome.data
    if (outcome.kind === 'missing') return v.parse(read.schema, undefined)
    // Any copy is better than none, however long KV takes.
    const lastCopy = await this.#copies.find(read, lastCopyTimeoutMs)
    if (lastCopy) return fromCopy(lastCopy)
    if (outcome.kind === 'invalid' && read.slug !== undefined) return v.parse(read.schema, undefined)
    throw new ContentUnavailable(`No answer and no copy of ${read.path}`)
  }

  /** The calls that fail now. */
  readonly failing = () => this.#states.check((read) => this.#request(read))

  /** Equal reads at the same time share one request. */
  #request(read: RemoteRead): Promise<Outcome> {
    const { now, waitUntil } = this.#dependencies
    return this.#requests.run(read.path, now(), () => this.#fetch(read), waitUntil)
  }

  /** Asks again in the background when the copy is too old. */
  #renew(read: RemoteRead, fetchedAt: number): void {
    const { now, waitUntil } = this.#dependencies
    const { path, freshMs = 0 } = read
    if (now() - fetchedAt > freshMs && !this.#states.isWell(path, freshMs))
      this.#requests.start(path, now(), () => this.#fetch(read), waitUntil)
  }

  /** The outcome of a request. A good answer becomes the copy. */
  async #fetch(read: RemoteRead): Promise<Outcome> {
    const { waitUntil } = this.#dependencies
    const response = await this.#ask(read.path, read.slug !== undefined)
    const outcome = response.kind === 'found' ? await this.#parse(read, response.text) : response
    this.#states.note(read, 'reason' in outcome ? outcome.reason : undefined)
    if (outcome.kind === 'missing') waitUntil(this.#copies.delete(read.path))
    return outcome
  }

  async #parse(read: RemoteRead, text: string): Promise<Outcome> {
    const { path } = read
    const parsed = await this.#compare(read, parseResponse(read, text, this.#context()))
    if (parsed.kind === 'empty') return { kind: 'invalid', reason: undefined }
    if (parsed.kind === 'found') {
      this.#dependencies.waitUntil(this.#keep(read, parsed))
      return { kind: 'found', path, data: parsed.data }
    }
    const { kind, reason } = parsed
    const [record] = kind === 'invalid' ? parsed.invalid : []
    logFailure('content failed', undefined, { call: path, status: reason, ...record })
    return { kind, reason: record ? `${reason}: ${record.field}` : reason }
  }

  /** `parsed`; invalid when the copy has more: a field that does not fit now, or a list that is empty now. */
  async #compare(read: RemoteRead, parsed: Parsed<unknown>): Promise<Parsed<unknown>> {
    if (parsed.kind !== 'found') return parsed
    const { data, isReduced, invalid } = parsed
    const isEmpty = isEmptyList(read, data)
    const copy = isReduced || isEmpty ? await this.#copies.find(read) : undefined
    if (isReduced && losesField(copy?.data, data)) return { kind: 'invalid', reason: 'wrong shape', invalid }
    if (!isEmpty || !emptiesList(copy?.data, data)) return parsed
    return { kind: 'invalid', reason: 'an empty list: forget the copies if it is meant', invalid: [] }
  }

  /** Stores a good answer. The log names what was left out when the copy is written, not at every read. */
  async #keep(read: RemoteRead, { data, invalid }: GoodAnswer): Promise<void> {
    if (!(await this.#copies.keep(read, data))) return
    for (const record of invalid.slice(0, maxLines)) logFailure('content left out', undefined, { ...record })
  }
}

/** Whether `data` is an empty list, or has one in a field, other than a page beyond the end of a list. */
function isEmptyList({ slug, keeps }: RemoteRead, data: unknown): boolean {
  if (slug !== undefined || keeps?.(data) === false) return false
  const lists = isRecord(data) ? Object.values(data) : [data]
  return lists.some((list) => Array.isArray(list) && list.length === 0)
}
