import * as v from 'valibot'
import { fetchText, askTimeoutMs, transientStatuses } from '#worker/http/fetch-text.ts'
import { logFailure } from '#worker/http/log.ts'
import { retryAfterMs } from '#worker/http/retry-after.ts'
import { limiterFor, slowMs } from '#worker/http/request-limiter.ts'

/** Clock, timers and limits of the client. Tests pass their own. */
export const clientDependencies = {
  /** ms since 1970. */
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  /** From 0 to 1. */
  random: () => Math.random(),
  /** The limiter of reads from the server at `base`: one for each isolate. */
  limiterFor: (base: string) => limiterFor(base, 'reads'),
  /** Time that one try may take, its body included, in ms. */
  timeoutMs: askTimeoutMs,
}
export type ClientDependencies = typeof clientDependencies

/** What the reader needs of the platform. Tests pass their own. */
export interface Dependencies extends ClientDependencies {
  /** Lets `work` go on after the response to the current request. */
  waitUntil(work: Promise<unknown>): void
  /** Time (ms) until a copy is used in place of an answer, the wait for a slot included. */
  answerTimeoutMs: number
}

const maxTries = 3
const firstWaitMs = 200
const longestWaitMs = 5000

/** Body of an error of the content server. The 404 of a proxy in front of it looks different. */
export const DirectusError = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }))
const CodedError = v.pipe(
  DirectusError,
  v.object({ errors: v.tuple([v.object({ extensions: v.object({ code: v.string() }) })]) }),
)

/** An answer; or the server said that there is no such item; or a failure, which was logged. */
export type ServerResponse = { kind: 'found'; text: string } | { kind: 'missing' } | { kind: 'failed'; reason: string }

/** How one try ended. A transient fault is tried again. */
type Try =
  | Exclude<ServerResponse, { kind: 'failed' }>
  | { kind: 'fault'; status: number | string; error?: string | undefined; transient: boolean; retryAfterMs?: number }

/** What an operator has to fix, where the response tells. */
function operatorHint(status: number, code?: string): string | undefined {
  if (status === 401 || code === 'INVALID_TOKEN') return 'The content server does not take CONTENT_API_TOKEN'
  if (status === 403) return 'CONTENT_API_TOKEN may not read this'
  return code === 'ROUTE_NOT_FOUND' ? 'The content server has no such call: its extension is not loaded' : undefined
}

/** The reason of a failure when no request was sent: it says nothing new about the server. */
export const notAsked = 'not asked: too many requests, or failures'

/** Asks the content server for `path` (with its query). Only an item may be missing. */
export type AskServer = (path: string, isItem?: boolean) => Promise<ServerResponse>

/**
 * The client for reads of the server at `base`, with the operator's `token` and `more` headers.
 * Transient faults are retried twice, after a growing wait with jitter or the server's `Retry-After`
 * (up to 5 s).
 */
export function contentClient(
  base: string,
  token: string | undefined,
  { now, sleep, random, limiterFor, timeoutMs }: ClientDependencies,
  more: Record<string, string> = {},
): AskServer {
  const limiter = limiterFor(base)
  const headers = { accept: 'application/json', ...more, ...(token && { authorization: `Bearer ${token}` }) }

  /** A try, and whether it counts toward the breaker: transient faults do, and what was slow. */
  async function timedTry(path: string, isItem: boolean) {
    const started = now()
    const outcome = await fetchText(base + path, { headers }, timeoutMs).then(
      (response) => tryOf(response, isItem, now()),
      faultOf,
    )
    return { outcome, failed: (outcome.kind === 'fault' && outcome.transient) || now() - started > slowMs }
  }

  return async function askServer(path, isItem = false) {
    const started = now()
    let reason = notAsked
    for (let tries = 1; ; tries += 1) {
      const { outcome } = (await limiter.run(() => timedTry(path, isItem))) ?? {}
      if (!outcome) return { kind: 'failed', reason }
      if (outcome.kind !== 'fault') return outcome
      const { status, error, transient } = outcome
      reason = [status, error].filter(Boolean).join(': ')
      // Never earlier than the server allows.
      const waitMs = outcome.retryAfterMs || Math.round(firstWaitMs * 2 ** (tries - 1) * (0.5 + random()))
      if (!transient || tries === maxTries || waitMs > longestWaitMs) {
        logFailure('content failed', error, { call: path, status, tries, ms: now() - started })
        return { kind: 'failed', reason }
      }
      await sleep(waitMs)
    }
  }
}

function tryOf({ status, text, headers }: Awaited<ReturnType<typeof fetchText>>, isItem: boolean, now: number): Try {
  if (status === 200)
    return text === undefined ? { kind: 'fault', status: 'too large', transient: false } : { kind: 'found', text }
  const parsed = v.safeParse(CodedError, text)
  const code = parsed.success ? parsed.output.errors[0].extensions.code : undefined
  if (isItem && status === 404 && code === 'ITEM_NOT_FOUND') return { kind: 'missing' }
  return {
    kind: 'fault',
    status,
    error: operatorHint(status, code),
    transient: transientStatuses.has(status),
    retryAfterMs: retryAfterMs(headers.get('retry-after'), now),
  }
}

/** No complete answer came. */
const faultOf = (error: unknown): Try => ({
  kind: 'fault',
  status: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network',
  transient: true,
})
