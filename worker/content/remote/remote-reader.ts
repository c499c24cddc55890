import * as v from 'valibot'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { SingleFlight } from '#worker/runtime/single-flight.ts'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import { CallStates } from './call-states.ts'
import { cureOf, type AskServer, type Dependencies, type GoodAnswer, type ServerAnswer } from './client.ts'
import { lastCopyTimeoutMs, type Copies, type Copy } from './copies.ts'
import { logMisfits, loggedMs } from './misfit.ts'
import { parseAnswer, type Reading } from './parse-answer.ts'
import { RecentKeys } from './recent-keys.ts'
import { remoteReads, type ReadRemote, type RemoteRead } from './remote-reads.ts'

/** How long (ms) a missing item is not asked for again. */
const notAskedMs = 30_000

/** The data of the read of `path`. */
interface Found<Data> {
  kind: 'found'
  path: string
  data: Data
}

/** What the content server is believed to have. */
type Outcome = Found<unknown> | Exclude<ServerAnswer, GoodAnswer>

/** Whether there are data of `read`: reads of one path have one schema, which has parsed them. */
const isFound = <Data>(outcome: Outcome, read: RemoteRead<Data>): outcome is Found<Data> =>
  outcome.kind === 'found' && outcome.path === read.path

/**
 * Reads the content server through `ask` (client.ts: request limiter and tries), or copies of its
 * answers when it fails. One for each isolate. `get` is the way of one read; `failing` gives the
 * calls that fail now.
 */
export function remoteReader(ask: AskServer, copies: Copies, reading: () => Reading, dependencies: Dependencies) {
  const { now, waitUntil, answerTimeoutMs } = dependencies
  const missing = new RecentKeys(notAskedMs)
  const loggedMisfits = new RecentKeys(loggedMs)
  const states = new CallStates(now)
  const requests = new SingleFlight<Outcome>()

  const get: ReadRemote = async (read, trace = new ContentTrace()) => {
    const fromCopy = <Data>({ data, fetchedAt }: Copy<Data>) => {
      trace.useCopy(fetchedAt)
      return data
    }
    if (missing.has(read.path, now())) return v.parse(read.schema, undefined)
    // Some reads show their copy first, and renew it in the background.
    const firstCopy = read.freshMs === undefined ? undefined : await copies.find(read)
    if (firstCopy && !firstCopy.askFirst) {
      renew(read, firstCopy.fetchedAt)
      return states.isFailing(read.path) ? fromCopy(firstCopy) : firstCopy.data
    }
    const request = askShared(read)
    const inTime = await withTimeout(request, answerTimeoutMs)
    // A slow content server must not slow the page: its answer renews the copy in the background.
    const lateCopy = inTime ? undefined : await copies.find(read)
    if (lateCopy) return fromCopy(lateCopy)
    const outcome = await request
    if (isFound(outcome, read)) return outcome.data
    if (outcome.kind === 'missing') return v.parse(read.schema, undefined)
    // It failed: any copy is better than none, however long KV takes.
    const lastCopy = await copies.find(read, lastCopyTimeoutMs)
    if (lastCopy) return fromCopy(lastCopy)
    throw new ContentUnavailable(`No answer and no copy of ${read.path}`)
  }

  /** Equal reads at the same time share one request. */
  const askShared = (read: RemoteRead) => requests.run(read.path, now(), () => askAndKeep(read), waitUntil)

  /** Asks again in the background when the copy is too old. */
  function renew(read: RemoteRead, fetchedAt: number): void {
    const { path, freshMs = 0 } = read
    if (now() - fetchedAt > freshMs && !states.isWell(path, freshMs))
      requests.start(path, now(), () => askAndKeep(read), waitUntil)
  }

  /** What the content server has, as far as it is believed. A good answer becomes the copy. */
  async function askAndKeep(read: RemoteRead): Promise<Outcome> {
    const answer = await ask(read.path, read.slug !== undefined)
    const said = answer.kind === 'found' ? await understand(read, answer) : answer
    const doubt = await doubtOf(read, said)
    const outcome: Outcome = doubt === undefined ? said : { kind: 'failed', reason: doubt }
    states.note(read, outcome.kind === 'failed' ? outcome.reason : undefined)
    if (outcome.kind === 'missing') missing.add(read.path, now())
    if (outcome.kind === 'found') waitUntil(copies.keep(read, outcome.data))
    return outcome
  }

  /** What an answer says; the last good one stands in for what does not fit. */
  async function understand(read: RemoteRead, { text, tries, ms }: GoodAnswer): Promise<Outcome> {
    const { path } = read
    const lastGood = async () =>
      (await copies.find(read))?.data ?? (path === remoteReads.config.path ? embeddedContent.config() : undefined)
    const parsed = await parseAnswer(read, text, reading(), lastGood)
    if (parsed.kind === 'missing') return parsed
    if (parsed.kind === 'found') {
      logMisfits(parsed.misfits, loggedMisfits, now())
      return { kind: 'found', path, data: parsed.data }
    }
    const { reason, misfits } = parsed
    const [misfit] = misfits
    logFailure('content failed', undefined, { call: path, status: reason, ...misfit, tries, ms })
    // An item that never fitted is not there: English stands in for it, or a 404.
    if (misfit && read.slug !== undefined && !(await copies.find(read))) return { kind: 'missing' }
    return { kind: 'failed', reason: misfit ? `${reason}: ${misfit.field}` : reason }
  }

  /**
   * Why `said` is not believed. A content server that has lost its data says that every item is
   * missing, and every list empty: that counts only while the config can be read, and for an item
   * with a copy only when it is said again a minute later. One that may not be read (403) keeps its
   * copy: perhaps the site's token lost a right.
   */
  async function doubtOf(read: RemoteRead, said: Outcome): Promise<string | undefined> {
    const isEmpty = said.kind === 'found' && Array.isArray(said.data) && said.data.length === 0
    if (said.kind !== 'missing' && !isEmpty) return undefined
    if (!(await canReadConfig())) return '/config cannot be read'
    if (said.kind !== 'missing') return undefined
    if (said.status === 403 && (await copies.find(read))) {
      const reason = cureOf(said.status)
      logFailure('content failed', reason, { call: read.path, status: said.status })
      return `${said.status}: ${reason}`
    }
    return (await copies.miss(read.path)) ? undefined : 'missing for less than a minute'
  }

  const canReadConfig = async () =>
    states.isWell(remoteReads.config.path) || (await askShared(remoteReads.config)).kind === 'found'

  return { get, failing: () => states.check(askShared) }
}
