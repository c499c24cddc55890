import * as v from 'valibot'
import { askOnce, askTimeoutMs, transientStatuses } from '#worker/http/ask-once.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { retryAfterMs } from '#worker/http/retry-after.ts'
import { limiterFor, slowMs, type RequestLimiter } from '#worker/runtime/request-limiter.ts'

/** What the client takes from its surroundings; tests bring their own. */
export interface ClientDependencies {
  /** ms since 1970. */
  now(): number
  sleep(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  /** The limiter of reads from the server at `base`: one for each isolate. */
  limiterFor(base: string): RequestLimiter
  /** Time that one try may take, its body included, in ms. */
  timeoutMs: number
}

/** What the reader takes from the platform; tests bring their own. */
export interface Dependencies extends ClientDependencies {
  /** Lets `work` go on after the response to the current request. */
  waitUntil(work: Promise<unknown>): void
  /** Time (ms) until a copy is used in place of an answer, the wait for a slot included. */
  answerTimeoutMs: number
}

export const clientDependencies: ClientDependencies = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
  limiterFor: (base) => limiterFor(base, 'reads'),
  timeoutMs: askTimeoutMs,
}

const maxTries = 3
const firstWaitMs = 200
const longestWaitMs = 5000

/** Body of an error of the content server. The 404 of a proxy in front of it looks different. */
export const DirectusError = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }))
const Coded = v.object({ errors: v.tuple([v.object({ extensions: v.object({ code: v.string() }) })]) })
const CodedError = v.pipe(v.string(), v.parseJson(), Coded)

export type GoodAnswer = { kind: 'found'; text: string; tries: number; ms: number }

/**
 * An answer's text; that there is no such item, or none that may be read (403); or a failure, which
 * was logged, and its reason.
 */
export type ServerAnswer = GoodAnswer | { kind: 'missing'; status: 404 | 403 } | { kind: 'failed'; reason: string }

/** How one try ended; a transient fault is tried again. */
type Try =
  | Extract<ServerAnswer, { kind: 'missing' }>
  | { kind: 'found'; text: string }
  | { kind: 'fault'; status: number | string; error?: string; transient: boolean; retryAfterMs?: number | undefined }

/** What an operator has to mend, where the answer tells. */
export function cureOf(status: number, code?: string): string | undefined {
  if (status === 401 || code === 'INVALID_TOKEN') return 'The content server does not take CONTENT_API_TOKEN'
  if (status === 403) return 'CONTENT_API_TOKEN may not read this'
  return code === 'ROUTE_NOT_FOUND' ? 'The content server has no such call: its extension is not loaded' : undefined
}

/** Why there is no answer where nothing was asked: it says nothing new of the server. */
export const notAsked = 'not asked: too many requests, or failures'

/** Asks the content server for `path` (with its query). */
export type AskServer = (path: string) => Promise<ServerAnswer>

/**
 * The client for reads of the server at `base`, with the operator's `token` and `more` headers.
 * Transient faults are retried twice, after a growing wait with jitter or the server's `Retry-After`
 * (up to 5 s).
 */
export function contentClient(
  base: string,
  token: string | undefined,
  dependencies: ClientDependencies,
  more: Record<string, string> = {},
): AskServer {
  const limiter = dependencies.limiterFor(base)
  const headers = new Headers({ accept: 'application/json', ...more })
  if (token) headers.set('authorization', `Bearer ${token}`)

  return async function askServer(path) {
    const started = dependencies.now()
    let reason = notAsked
    for (let tries = 1; ; tries += 1) {
      const outcome = await limiter.run(() => timedAttempt(base + path, headers, dependencies))
      const ms = dependencies.now() - started
      if (!outcome) return { kind: 'failed', reason }
      if (outcome.kind === 'found') return { kind: 'found', text: outcome.text, tries, ms }
      if (outcome.kind === 'missing') return { kind: 'missing', status: outcome.status }
      const growingMs = Math.round(firstWaitMs * 2 ** (tries - 1) * (0.5 + dependencies.random()))
      // Never earlier than the server allows.
      const waitMs = outcome.retryAfterMs ?? growingMs
      const { status, error } = outcome
      reason = [status, error].filter(Boolean).join(': ')
      if (!outcome.transient || tries === maxTries || waitMs > longestWaitMs) {
        logFailure('content failed', error, { call: path, status, tries, ms })
        return { kind: 'failed', reason }
      }
      await dependencies.sleep(waitMs)
    }
  }
}

/** A try, and whether it counts toward the breaker: transient faults do, and whatever was slow. */
async function timedAttempt(address: string, headers: Headers, dependencies: ClientDependencies) {
  const started = dependencies.now()
  const outcome = await attempt(address, headers, dependencies)
  const failed = (outcome.kind === 'fault' && outcome.transient) || dependencies.now() - started > slowMs
  return { ...outcome, failed }
}

async function attempt(address: string, headers: Headers, { now, timeoutMs }: ClientDependencies): Promise<Try> {
  try {
    const answer = await askOnce(address, { headers }, timeoutMs)
    const { status, text } = answer
    if (status === 200)
      return text === undefined ? { kind: 'fault', status: 'too large', transient: false } : { kind: 'found', text }
    const parsed = v.safeParse(CodedError, text)
    const code = parsed.success ? parsed.output.errors[0].extensions.code : undefined
    if (status === 404 && code === 'ITEM_NOT_FOUND') return { kind: 'missing', status }
    // Directus says the same of an item that is not there and of one that may not be read.
    if (status === 403 && code === 'FORBIDDEN') return { kind: 'missing', status }
    const error = cureOf(status, code)
    const waitMs = retryAfterMs(answer.headers.get('retry-after'), now()) || undefined
    return {
      kind: 'fault',
      status,
      ...(error && { error }),
      transient: transientStatuses.has(status),
      retryAfterMs: waitMs,
    }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'fault', status: isLate ? 'timeout' : 'network', transient: true }
  }
}
