import type { PictureQuery } from '#model/picture-sizes.ts'
import { answerParts, transientStatuses } from '#worker/http/fetch-text.ts'
import { limiterFor } from '#worker/http/request-limiter.ts'
import { logFailure } from '#worker/http/log.ts'
import { SingleFlight, type WaitUntil } from '#worker/http/single-flight.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'

/** A picture never changes: a new version has a new id. */
export const immutable = 'public, max-age=31536000, immutable'
/** `Cache-Control` of a missing picture in the platform's cache. */
const aMinute = 'public, max-age=60'
/** Time (ms) until an answer must begin, and end. */
const beginMs = 3000
const endMs = 9000
/** An isolate holds a picture of each slot of the limiter, until it is stored. */
const maxBytes = 10 * 1024 * 1024

/** Result of a picture request. `failed` was logged, or the limiter refused the request. */
export type PictureOutcome =
  | { kind: 'found'; body: ReadableStream | null; type: string }
  /** The file does not exist, or is not a picture. */
  | { kind: 'missing' }
  | { kind: 'failed' }

/**
 * Reads pictures of the asset server at `base` through the platform's cache. Each is stored there,
 * then streamed from there: slow visitors must not fill the memory.
 */
export function assetServer(base: string, token: string | undefined) {
  const limiter = limiterFor(base, 'pictures')
  const underWay = new SingleFlight<PictureOutcome['kind']>()

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
    const headers = new Headers({ accept, ...(token && { authorization: `Bearer ${token}` }) })
    const cache = await caches.open('pictures')
    const ask = () => limiter.run(() => attempt(url, headers))

    async function findStored(): Promise<PictureOutcome | undefined> {
      const stored = await cache.match(key).catch(() => undefined)
      if (!stored) return undefined
      if (stored.status === 404) return { kind: 'missing' }
      return { kind: 'found', body: stored.body, type: stored.headers.get('content-type') ?? '' }
    }

    async function askAndStore() {
      const outcome = await limiter.run(async () => {
        const answer = await attempt(url, headers)
        if (answer.kind === 'failed') return answer
        const response =
          answer.kind === 'found'
            ? new Response(answer.body, { headers: { 'content-type': answer.type, 'cache-control': immutable } })
            : new Response(null, { status: 404, headers: { 'cache-control': aMinute } })
        await cache.put(key, response).catch(() => undefined)
        return answer
      })
      return outcome?.kind ?? 'failed'
    }

    const known = await findStored()
    if (known) return known
    const kind = await underWay.run(key, Date.now(), askAndStore, waitUntil)
    // On workers.dev, or when it fails, the cache stores nothing.
    return kind === 'found' ? ((await findStored()) ?? (await ask()) ?? { kind: 'failed' }) : { kind }
  }
}

const log = ({ pathname: path }: URL, reason: string, status: number) =>
  logFailure('picture failed', reason, { path, status })

/** `failed` tells the limiter whether the server seems unwell. */
function failed(url: URL, reason: string, isUnwell: boolean) {
  log(url, reason, 503)
  return { kind: 'failed', failed: isUnwell } as const
}

/** One request. Only a 200 is a picture: part of one (206) must not be kept. */
async function attempt(url: URL, headers: Headers) {
  try {
    const signal = AbortSignal.timeout(endMs)
    const begun = await withTimeout(fetch(url, { headers, redirect: 'manual', signal }), beginMs)
    if (!begun) return failed(url, 'no answer', true)
    const { status, headers: answered } = begun.result
    const type = answered.get('content-type')?.split(';')[0] ?? ''
    if (status === 200 && /^image\/(avif|webp|png|jpeg|gif|svg\+xml)$/.test(type)) {
      // Caches would also store what arrives of a broken picture.
      const parts = await answerParts(begun.result, maxBytes)
      if (!parts) return failed(url, 'too large', false)
      return { kind: 'found', body: streamOf(parts), type, failed: false } as const
    }
    await begun.result.body?.cancel()
    if (status === 404 || status === 403) return { kind: 'missing', failed: false } as const
    // Directus answers 400 for a file that it cannot resize: broken, or with too many pixels.
    if (status === 200 || status === 400) {
      log(url, status === 200 ? `Browsers show no pictures of type "${type}"` : 'The picture cannot be resized', 415)
      return { kind: 'missing', failed: false } as const
    }
    return failed(url, `${status} ${type}`, transientStatuses.has(status))
  } catch {
    return failed(url, 'no answer', true)
  }
}

const streamOf = (parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
  })
