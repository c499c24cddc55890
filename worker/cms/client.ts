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
  /** The limiter of reads of one kind from the server at `base`: one for each isolate. */
  limiterFor: (base: string, kind: 'reads' | 'unlisted') => limiterFor(base, kind),
  /** Time (ms) that one try may take, its body included. */
  timeoutMs: askTimeoutMs,
}
export type ClientDependencies = typeof clientDependencies

const maxTries = 3
const firstWaitMs = 200
const longestWaitMs = 5000

/** Body of an error of the content server. The 404 of a proxy in front of it looks different. */
export const DirectusError = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }))
const CodedError = v.pipe(
  DirectusError,
  v.object({ errors: v.tuple([v.object({ extensions: v.object({ code: v.string() }) })]) }),
)

/** An answer, a missing item, or a failure that the client has logged. */
export type ServerResponse = { kind: 'found'; text: string } | { kind: 'missing' } | { kind: 'failed'; reason: string }

/** How one try ended. A transient fault is tried again. */
type Try =
  | Exclude<ServerResponse, { kind: 'failed' }>
  | { kind: 'fault'; status: number | string; error?: string | undefined; transient: boolean; retryAfterMs?: number }

/** The fix that an operator can make, if the response tells it. */
function operatorHint(status: number, code?: string): string | undefined {
  if (status === 401 || code === 'INVALID_TOKEN') return 'The content server does not take CONTENT_API_TOKEN'
  if (status === 403) return 'CONTENT_API_TOKEN may not read this'
  return code === 'ROUTE_NOT_FOUND'
    ? 'The server has no such call: its extension is not loaded, or CONTENT_API_URL lacks /site-api'
    : undefined
}

/** The reason of a failure without a request. */
export const notAsked = 'not asked: too many requests, or failures'

/**
 * Asks the content server for `path` (with its query). `item` says whether a list names the item.
 * Only an item may be missing.
 */
export type AskServer = (path: string, item?: 'listed' | 'unlisted') => Promise<ServerResponse>

/**
 * The client for reads of the server at `base`, with the operator's `token` and `more` headers.
 * Transient faults are tried twice more, after a growing wait with jitter, or after the server's
 * `Retry-After` up to 5 s.
 */
export function contentClient(
  base: string,
  token: string | undefined,
  { now, sleep, random, limiterFor, timeoutMs }: ClientDependencies,
  more: Record<string, string> = {},
): AskServer {
  const [reads, unlisted] = [limiterFor(base, 'reads'), limiterFor(base, 'unlisted')]
  const headers = { accept: 'application/json', ...more, ...(token && { authorization: `Bearer ${token}` }) }

  /** One try. For the breaker of the limiter, transient faults and slow answers are failures. */
  async function tryOnce(path: string, isItem: boolean) {
    const started = now()
    const outcome = await fetchText(base + path, { headers }, timeoutMs).then(
      (response) => tryOf(response, isItem, now()),
      faultOf,
    )
    return { outcome, failed: (outcome.kind === 'fault' && outcome.transient) || now() - started > slowMs }
  }

  return async function askServer(path, item) {
    const limiter = item === 'unlisted' ? unlisted : reads
    const started = now()
    let reason = notAsked
    for (let tries = 1; ; tries += 1) {
      const { outcome } = (await limiter.run(() => tryOnce(path, item !== undefined))) ?? {}
      if (!outcome) {
        // Failures of several reads may pause the requests before any of them had its last try.
        if (tries > 1)
          logFailure('content failed', undefined, { call: path, status: reason, tries: tries - 1, ms: now() - started })
        return { kind: 'failed', reason }
      }
      if (outcome.kind !== 'fault') return outcome
      const { status, error, transient } = outcome
      reason = [status, error].filter(Boolean).join(': ')
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
  const transient = transientStatuses.has(status)
  const error = operatorHint(status, code)
  return { kind: 'fault', status, error, transient, retryAfterMs: retryAfterMs(headers.get('retry-after'), now) }
}

/** The fault of an incomplete answer. */
const faultOf = (error: unknown): Try => ({
  kind: 'fault',
  status: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network',
  transient: true,
})
