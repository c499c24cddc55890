import { waitUntil } from 'cloudflare:workers'
import * as v from 'valibot'
import { askOnce, askTimeoutMs, transientStatuses } from '#worker/http/ask-once.ts'
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
  /** Lets `work` go on after the response to the current request. */
  waitUntil(work: Promise<unknown>): void
  /** The limiter of reads from the server at `base`: one for each isolate. */
  limiterFor(base: string): RequestLimiter
  /** Time that one try may take, its body included, in ms. */
  timeoutMs: number
  /** Time (ms) until a copy is used in place of an answer, the wait for a slot included. */
  answerTimeoutMs: number
}

export const platformDependencies: Dependencies = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
  waitUntil,
  limiterFor: (base) => limiterFor(base, 'reads'),
  timeoutMs: askTimeoutMs,
  answerTimeoutMs: slowMs,
}

const maxTries = 3
const firstWaitMs = 200
const longestWaitMs = 5000

/** Body of an error of the content server. The 404 of a proxy in front of it looks different. */
export const DirectusError = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }))

/** An answer's text, a 404 of the content server itself, or a failure, which was logged. */
export type ServerAnswer =
  | { kind: 'found'; text: string; tries: number; ms: number }
  | { kind: 'missing' }
  | { kind: 'failed' }

/** How one try ended; a transient fault is tried again. */
type Try =
  | { kind: 'found'; text: string }
  | { kind: 'missing' }
  | { kind: 'fault'; status: number | string; transient: boolean; retryAfterMs?: number | undefined }

/** Asks the content server for `path` (with its query). */
export type AskServer = (path: string) => Promise<ServerAnswer>

/**
 * The client for reads of the server at `base`, with the operator's `token`. Transient faults are
 * retried twice, after a growing wait with jitter or the server's `Retry-After` (up to 5 s).
 */
export function contentClient(base: string, token: string | undefined, dependencies: Dependencies): AskServer {
  const limiter = dependencies.limiterFor(base)
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)

  return async function askServer(path) {
    const started = dependencies.now()
    for (let tries = 1; ; tries += 1) {
      const outcome = await limiter.run(() => timedAttempt(base + path, headers, dependencies))
      const ms = dependencies.now() - started
      if (!outcome) return { kind: 'failed' }
      if (outcome.kind === 'found') return { kind: 'found', text: outcome.text, tries, ms }
      if (outcome.kind === 'missing') return { kind: 'missing' }
      const growingMs = Math.round(firstWaitMs * 2 ** (tries - 1) * (0.5 + dependencies.random()))
      // Never earlier than the server allows.
      const waitMs = outcome.retryAfterMs ?? growingMs
      if (!outcome.transient || tries === maxTries || waitMs > longestWaitMs) {
        logFailure('content failed', undefined, { call: path, status: outcome.status, tries, ms })
        return { kind: 'failed' }
      }
      await dependencies.sleep(waitMs)
    }
  }
}

/** A try, and whether it counts toward the breaker: transient faults do, and whatever was slow. */
async function timedAttempt(address: string, headers: Headers, dependencies: Dependencies) {
  const started = dependencies.now()
  const outcome = await attempt(address, headers, dependencies)
  const failed = (outcome.kind === 'fault' && outcome.transient) || dependencies.now() - started > slowMs
  return { ...outcome, failed }
}

async function attempt(address: string, headers: Headers, { now, timeoutMs }: Dependencies): Promise<Try> {
  try {
    const answer = await askOnce(address, { headers }, timeoutMs)
    const { status, text } = answer
    if (status === 200)
      return text === undefined ? { kind: 'fault', status: 'too large', transient: false } : { kind: 'found', text }
    if (status === 404 && v.is(DirectusError, text)) return { kind: 'missing' }
    const waitMs = retryAfterMs(answer.headers.get('retry-after'), now()) || undefined
    return { kind: 'fault', status, transient: transientStatuses.has(status), retryAfterMs: waitMs }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'fault', status: isLate ? 'timeout' : 'network', transient: true }
  }
}
