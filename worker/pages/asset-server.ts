import type { PictureQuery } from '#model/picture-sizes.ts'
import { answerBytes, transientStatuses } from '#worker/http/fetch-text.ts'
import { limiterFor } from '#worker/http/request-limiter.ts'
import { logFailure } from '#worker/http/log.ts'
import { SingleFlight, type WaitUntil } from '#worker/http/single-flight.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'

/** A picture never changes: a new version has a new id. */
export const immutable = 'public, max-age=31536000, immutable'
/** Time (ms) until an answer must begin, and end. */
const beginMs = 3000
const endMs = 9000
/** Several pictures are in memory at once. */
const maxBytes = 10 * 1024 * 1024

/** Result of a picture request. `failed` was logged, or the limiter refused the request. */
export type PictureOutcome =
  | { kind: 'found'; body: Uint8Array<ArrayBuffer> | ReadableStream | null; type: string }
  /** The file does not exist, or is not a picture. */
  | { kind: 'missing' }
  | { kind: 'failed' }

/** Reads pictures of the asset server at `base` through the platform's cache. */
export function assetServer(base: string, token: string | undefined) {
  const limiter = limiterFor(base, 'pictures')
  const underWay = new SingleFlight<PictureOutcome>()

  /** The picture `id` in the size of `query` (px). Directus chooses the format by `accept`. */
  return async function findPicture(
    id: string,
    { w, h, as }: PictureQuery,
    accept: string,
    waitUntil: WaitUntil,
  ): Promise<PictureOutcome> {
    const url = new URL(`${base}/${id}`)
    // `w` and `h` for servers that know only these; Directus reads the long names.
    for (const name of ['w', 'width']) url.searchParams.set(name, String(w))
    if (h) for (const name of ['h', 'height']) url.searchParams.set(name, String(h))
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
      const copy = new Response(outcome.body, { headers: { 'content-type': outcome.type, 'cache-control': immutable } })
      waitUntil(cache.put(key, copy).catch(() => undefined))
      return outcome
    }
    return underWay.run(key, Date.now(), ask, waitUntil)
  }
}

/** `failed` tells the limiter whether the server seems unwell. */
async function attempt(url: URL, headers: Headers) {
  const started = Date.now()
  const log = (reason: string, status: number) =>
    logFailure('picture failed', reason, { path: url.pathname, status, ms: Date.now() - started })
  const fail = (reason: string, failed: boolean) => {
    log(reason, 503)
    return { kind: 'failed', failed } as const
  }
  try {
    const signal = AbortSignal.timeout(endMs)
    const begun = await withTimeout(fetch(url, { headers, redirect: 'manual', signal }), beginMs)
    if (!begun) return fail('no answer', true)
    const answer = begun.result
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const isPicture = answer.ok && /^image\/(avif|webp|png|jpeg|gif|svg\+xml)$/.test(type)
    if (!isPicture) await answer.body?.cancel()
    if (answer.status === 404 || answer.status === 403) return { kind: 'missing', failed: false } as const
    // Directus answers 400 for a file that it cannot resize: broken, or with too many pixels.
    if ((answer.ok || answer.status === 400) && !isPicture) {
      log(answer.ok ? `Browsers show no pictures of type "${type}"` : 'The picture cannot be resized', 415)
      return { kind: 'missing', failed: false } as const
    }
    if (!isPicture) return fail(`${answer.status} ${type}`, transientStatuses.has(answer.status))
    const body = await answerBytes(answer, maxBytes)
    return body ? ({ kind: 'found', body, type, failed: false } as const) : fail('too large', false)
  } catch {
    return fail('no answer', true)
  }
}
