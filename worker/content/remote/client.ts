import { waitUntil } from 'cloudflare:workers'
import * as v from 'valibot'
import { answerText } from '#worker/content/answer-text.ts'
import { logFailure } from '#worker/log.ts'
import { retryAfterMs } from '#worker/retry-after.ts'
import { lineTo, type Line } from './line.ts'

/** What the client takes from its surroundings; tests bring their own. */
export interface Surroundings {
  /** ms since 1970. */
  now(): number
  sleep(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  /** Lets `work` go on after the answer of the request at hand. */
  waitUntil(work: Promise<unknown>): void
  /** The line to the content server at `base`, which an isolate has once. */
  lineTo(base: string): Line
  /** Time that one try may take, its body included, in ms. */
  timeoutMs: number
  /** Time (ms) that a visitor waits for an answer, its place on the line included, before a copy is looked for. */
  patienceMs: number
}

export const surroundings: Surroundings = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
  waitUntil,
  lineTo,
  timeoutMs: 3000,
  patienceMs: 1000,
}

const maxTries = 3
const firstWaitMs = 200
const longestRetryAfterMs = 5000

/** Statuses that pass (spec §9): the request may be sent again. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** What the content server writes when it refuses; the 404 of a proxy before one that is not running says something else. */
export const OwnError = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.unknown()) }))

/** How a read ended: with the text of its answer, with the content server's own 404, or with nothing to go by. A failure has been logged. */
export type Answer =
  | { kind: 'found'; text: string; tries: number; ms: number }
  | { kind: 'missing' }
  | { kind: 'failed' }

/** How one try ended; `lineFailed` when the server itself seems not to be well. */
type Try =
  | { kind: 'found'; text: string; lineFailed: false }
  | { kind: 'missing'; lineFailed: false }
  | { kind: 'fault'; status: number | string; lineFailed: boolean; retryAfterMs?: number | undefined }

/** Reads `path` (with its query) of the content server. */
export type Read = (path: string) => Promise<Answer>

/**
 * The client without a visitor's authorisation (spec §6): reads of the server at `base`, with the operator's `token` when there is one. A try that
 * fails in passing is repeated twice, after a wait that grows and varies or that the server asks for (up to 5 s).
 */
export function contentClient(base: string, token: string | undefined, given: Surroundings): Read {
  const line = given.lineTo(base)
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)

  return async function read(path) {
    const started = given.now()
    for (let tries = 1; ; tries += 1) {
      const outcome = await line.run(() => attempt(base + path, headers, given))
      const ms = given.now() - started
      if (outcome?.kind === 'found') return { kind: 'found', text: outcome.text, tries, ms }
      if (outcome?.kind === 'missing') return { kind: 'missing' }
      const wait = tries < maxTries ? waitBefore(outcome, tries, given.random()) : undefined
      if (outcome && wait !== undefined) {
        await given.sleep(wait)
        continue
      }
      if (outcome) logFailure('content failed', undefined, { call: path, status: outcome.status, tries, ms })
      return { kind: 'failed' }
    }
  }
}

/** ms to wait before the next try; `undefined` when there is to be none. */
function waitBefore(outcome: Try | undefined, tries: number, random: number): number | undefined {
  if (outcome?.kind !== 'fault' || !outcome.lineFailed) return undefined
  const { retryAfterMs } = outcome
  // To ask earlier than the server allows would be no help to it.
  if (retryAfterMs !== undefined) return retryAfterMs <= longestRetryAfterMs ? retryAfterMs : undefined
  return Math.round(firstWaitMs * 2 ** (tries - 1) * (0.5 + random))
}

async function attempt(address: string, headers: Headers, { now, timeoutMs }: Surroundings): Promise<Try> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal })
    if (response.status === 200) {
      const text = await answerText(response)
      return text === undefined
        ? { kind: 'fault', status: 'too large', lineFailed: false }
        : { kind: 'found', text, lineFailed: false }
    }
    if (response.status === 404) {
      return v.is(OwnError, await answerText(response))
        ? { kind: 'missing', lineFailed: false }
        : { kind: 'fault', status: 404, lineFailed: false }
    }
    await response.body?.cancel()
    const lineFailed = passing.has(response.status)
    const waitMs = retryAfterMs(response.headers.get('retry-after'), now()) || undefined
    return { kind: 'fault', status: response.status, lineFailed, retryAfterMs: waitMs }
  } catch {
    return { kind: 'fault', status: signal.aborted ? 'timeout' : 'network', lineFailed: true }
  }
}
