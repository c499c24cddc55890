import { waitUntil } from 'cloudflare:workers'
import * as v from 'valibot'
import { answerText } from './answer-text.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { retryAfterMs } from '#worker/http/retry-after.ts'
import { limiterFor, slowMs, type RequestLimiter } from '#worker/runtime/request-limiter.ts'

/** What the client takes from the platform; tests bring their own. */
export interface Dependencies {
  /** ms since 1970. */
  now(): number
  sleep(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  /** Lets `work` go on after the answer of the request at hand. */
  waitUntil(work: Promise<unknown>): void
  /** The limiter of reads from the server at `base`, which an isolate has once. */
  limiterFor(base: string): RequestLimiter
  /** Time that one try may take, its body included, in ms. */
  timeoutMs: number
  /** Time (ms) that a visitor waits for an answer, the wait for a slot included, before a copy is looked for. */
  answerTimeoutMs: number
}

export const platformDependencies: Dependencies = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
  waitUntil,
  limiterFor: (base) => limiterFor(base, 'reads'),
  timeoutMs: 3000,
  answerTimeoutMs: slowMs,
}

const maxTries = 3
const firstWaitMs = 200
const longestRetryAfterMs = 5000

/** Statuses after which the same request may be sent again. */
export const transientStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** What the content server writes when it refuses; the 404 of a proxy before one that is not running says something else. */
export const DirectusError = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }))

/** How a read ended: with the text of its answer, with the content server's own 404, or with nothing to go by. A failure has been logged. */
export type Answer =
  | { kind: 'found'; text: string; tries: number; ms: number }
  | { kind: 'missing' }
  | { kind: 'failed' }

/** How one try ended; a transient fault is tried again. */
type Try =
  | { kind: 'found'; text: string }
  | { kind: 'missing' }
  | { kind: 'fault'; status: number | string; transient: boolean; retryAfterMs?: number | undefined }

/** Reads `path` (with its query) of the content server. */
export type Read = (path: string) => Promise<Answer>

/**
 * The client without a visitor's authorisation (spec §6): reads of the server at `base`, with the operator's `token` when there is one. A try that
 * fails in passing is repeated twice, after a wait that grows and varies or that the server asks for (up to 5 s).
 */
export function contentClient(base: string, token: string | undefined, dependencies: Dependencies): Read {
  const limiter = dependencies.limiterFor(base)
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)

  return async function read(path) {
    const started = dependencies.now()
    for (let tries = 1; ; tries += 1) {
      const outcome = await limiter.run(() => timedAttempt(base + path, headers, dependencies))
      const ms = dependencies.now() - started
      if (outcome?.kind === 'found') return { kind: 'found', text: outcome.text, tries, ms }
      if (outcome?.kind === 'missing') return { kind: 'missing' }
      const wait = tries < maxTries ? waitBefore(outcome, tries, dependencies.random()) : undefined
      if (outcome && wait !== undefined) {
        await dependencies.sleep(wait)
        continue
      }
      if (outcome) logFailure('content failed', undefined, { call: path, status: outcome.status, tries, ms })
      return { kind: 'failed' }
    }
  }
}

/** ms to wait before the next try; `undefined` when there is to be none. */
function waitBefore(outcome: Try | undefined, tries: number, random: number): number | undefined {
  if (outcome?.kind !== 'fault' || !outcome.transient) return undefined
  const { retryAfterMs } = outcome
  // To ask earlier than the server allows would be no help to it.
  if (retryAfterMs !== undefined) return retryAfterMs <= longestRetryAfterMs ? retryAfterMs : undefined
  return Math.round(firstWaitMs * 2 ** (tries - 1) * (0.5 + random))
}

/** A try, and whether it counts toward the breaker: transient faults do, and whatever was slow. */
async function timedAttempt(address: string, headers: Headers, dependencies: Dependencies) {
  const started = dependencies.now()
  const outcome = await attempt(address, headers, dependencies)
  const failed = (outcome.kind === 'fault' && outcome.transient) || dependencies.now() - started > slowMs
  return { ...outcome, failed }
}

async function attempt(address: string, headers: Headers, { now, timeoutMs }: Dependencies): Promise<Try> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal })
    if (response.status === 200) {
      const text = await answerText(response)
      return text === undefined ? { kind: 'fault', status: 'too large', transient: false } : { kind: 'found', text }
    }
    if (response.status === 404) {
      return v.is(DirectusError, await answerText(response))
        ? { kind: 'missing' }
        : { kind: 'fault', status: 404, transient: false }
    }
    await response.body?.cancel()
    const transient = transientStatuses.has(response.status)
    const waitMs = retryAfterMs(response.headers.get('retry-after'), now()) || undefined
    return { kind: 'fault', status: response.status, transient, retryAfterMs: waitMs }
  } catch {
    return { kind: 'fault', status: signal.aborted ? 'timeout' : 'network', transient: true }
  }
}
