import type { PictureQuery } from '#model/picture-sizes.ts'
import { answerBytes, transientStatuses } from '#worker/http/ask-once.ts'
import { limiterFor } from '#worker/runtime/request-limiter.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { SingleFlight, type WaitUntil } from '#worker/runtime/single-flight.ts'

/** Pictures do not change: a changed one has a new id. */
export const immutable = 'public, max-age=31536000, immutable'
/** Time (ms) that an answer may take to begin, and to end. */
const beginMs = 3000
const endMs = 9000
/** A bound, because several pictures are in memory at once. */
const maxBytes = 10 * 1024 * 1024

/** Result of a picture request. `failed` was logged, or the limiter refused the request. */
export type PictureOutcome =
  | { kind: 'found'; body: Uint8Array<ArrayBuffer> | ReadableStream | null; type: string }
  | { kind: 'missing' }
  | { kind: 'failed' }

/** Pictures of the asset server at `base`, which the platform's cache keeps. */
export function assetServer(base: string) {
  const limiter = limiterFor(base, 'pictures')
  const underWay = new SingleFlight<PictureOutcome>()

  /** The picture `id` in the size of `query` (px); `accept` is one of a few texts. */
  return async function findPicture(
    id: string,
    { w, h }: PictureQuery,
    accept: string,
    waitUntil: WaitUntil,
  ): Promise<PictureOutcome> {
    const url = new URL(`${base}/${id}`)
    url.searchParams.set('width', String(w))
    if (h) url.searchParams.set('height', String(h))
    const key = `${url}&accept=${encodeURIComponent(accept)}`
    const cache = await caches.open('pictures')
    const cached = await cache.match(key).catch(() => undefined)
    if (cached) return { kind: 'found', body: cached.body, type: cached.headers.get('content-type') ?? '' }
    async function ask(): Promise<PictureOutcome> {
      const outcome = await limiter.run(() => attempt(url, accept))
      if (outcome?.kind !== 'found') return outcome ?? { kind: 'failed' }
      const headers = { 'content-type': outcome.type, 'cache-control': immutable }
      waitUntil(cache.put(key, new Response(outcome.body, { headers })).catch(() => undefined))
      return outcome
    }
    return underWay.run(key, Date.now(), ask, waitUntil)
  }
}

/** `failed` tells the limiter whether the server seems unwell; a slow picture does not say so. */
async function attempt(url: URL, accept: string) {
  const started = Date.now()
  const begin = new AbortController()
  const timer = setTimeout(() => begin.abort(), beginMs)
  const signal = AbortSignal.any([begin.signal, AbortSignal.timeout(endMs)])
  const fail = (found: string, failed: boolean) => {
    logFailure('picture failed', found, { path: url.pathname, status: 503, ms: Date.now() - started })
    return { kind: 'failed', failed } as const
  }
  try {
    const answer = await fetch(url, { headers: { accept }, redirect: 'manual', signal })
    clearTimeout(timer)
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const isPicture = answer.ok && /^image\/(avif|webp|png|jpeg|gif)$/.test(type)
    if (!isPicture) await answer.body?.cancel()
    if (answer.status === 404 || answer.status === 403) return { kind: 'missing', failed: false } as const
    if (!isPicture) return fail(`${answer.status} ${type}`, transientStatuses.has(answer.status))
    const body = await answerBytes(answer, maxBytes)
    return body ? ({ kind: 'found', body, type, failed: false } as const) : fail('too large', false)
  } catch {
    return fail('no answer', true)
  } finally {
    clearTimeout(timer)
  }
}
