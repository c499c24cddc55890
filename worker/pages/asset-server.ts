import type { PictureQuery } from '#model/picture-sizes.ts'
import { answerBytes, transientStatuses } from '#worker/http/fetch-text.ts'
import { limiterFor } from '#worker/http/request-limiter.ts'
import { logFailure } from '#worker/http/log.ts'
import { SingleFlight, type WaitUntil } from '#worker/http/single-flight.ts'

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
  /** There is none, or it is no picture. */
  | { kind: 'missing' }
  | { kind: 'failed' }

/**
 * Pictures of the asset server at `base`, which the platform's cache keeps. `token` goes along when
 * the content server is the same origin.
 */
export function assetServer(base: string, token: string | undefined) {
  const limiter = limiterFor(base, 'pictures')
  const underWay = new SingleFlight<PictureOutcome>()

  /**
   * The picture `id` in the size of `query` (px); `accept` is one of a few texts, by which a
   * Directus chooses the format.
   */
  return async function findPicture(
    id: string,
    { w, h, as }: PictureQuery,
    accept: string,
    waitUntil: WaitUntil,
  ): Promise<PictureOutcome> {
    const url = new URL(`${base}/${id}`)
    url.searchParams.set('width', String(w))
    if (h) url.searchParams.set('height', String(h))
    for (const [name, value] of Object.entries({ fit: 'cover', withoutEnlargement: 'true', format: as ?? 'auto' }))
      url.searchParams.set(name, value)
    const key = `${url}&accept=${encodeURIComponent(accept)}`
    const cache = await caches.open('pictures')
    const cached = await cache.match(key).catch(() => undefined)
    if (cached) return { kind: 'found', body: cached.body, type: cached.headers.get('content-type') ?? '' }
    const headers = new Headers({ accept, ...(token && { authorization: `Bearer ${token}` }) })
    async function ask(): Promise<PictureOutcome> {
      const outcome = await limiter.run(() => attempt(url, headers))
      if (outcome?.kind !== 'found') return outcome ?? { kind: 'failed' }
      const kept = new Response(outcome.body, { headers: { 'content-type': outcome.type, 'cache-control': immutable } })
      waitUntil(cache.put(key, kept).catch(() => undefined))
      return outcome
    }
    return underWay.run(key, Date.now(), ask, waitUntil)
  }
}

/** `failed` tells the limiter whether the server seems unwell; a slow picture does not say so. */
async function attempt(url: URL, headers: Headers) {
  const started = Date.now()
  const begin = new AbortController()
  const timer = setTimeout(() => begin.abort(), beginMs)
  const signal = AbortSignal.any([begin.signal, AbortSignal.timeout(endMs)])
  const log = (found: string, status: number) =>
    logFailure('picture failed', found, { path: url.pathname, status, ms: Date.now() - started })
  const fail = (found: string, failed: boolean) => {
    log(found, 503)
    return { kind: 'failed', failed } as const
  }
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal })
    clearTimeout(timer)
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const isPicture = answer.ok && /^image\/(avif|webp|png|jpeg|gif|svg\+xml)$/.test(type)
    if (!isPicture) await answer.body?.cancel()
    if (answer.status === 404 || answer.status === 403) return { kind: 'missing', failed: false } as const
    // A Directus answers 400 where it cannot make the size: a broken file, or one of too many pixels.
    if ((answer.ok || answer.status === 400) && !isPicture) {
      log(answer.ok ? `${type || 'a file without type'} is no picture that browsers show` : 'no picture to resize', 415)
      return { kind: 'missing', failed: false } as const
    }
    if (!isPicture) return fail(`${answer.status} ${type}`, transientStatuses.has(answer.status))
    const body = await answerBytes(answer, maxBytes)
    return body ? ({ kind: 'found', body, type, failed: false } as const) : fail('too large', false)
  } catch {
    return fail('no answer', true)
  } finally {
    clearTimeout(timer)
  }
}
