import * as v from 'valibot'
import { withTimeout } from '#worker/http/with-timeout.ts'
import type { Bindings } from '#worker/settings.ts'
import type { ContentVersion } from './content-version.ts'
import type { RemoteRead } from './remote-reads.ts'

/** Age (s) at which KV deletes a copy. */
const timeToLive = 30 * 24 * 60 * 60
/** Age (ms) at which an unchanged copy is written again: writes to KV are expensive. */
const rewriteAfterMs = 60 * 60 * 1000
/** Time (ms) that a read of KV may take. */
const kvTimeoutMs = 1000

/** The last good answer to a read. */
export interface Copy<Data = unknown> {
  data: Data
  /** ms since 1970. */
  fetchedAt: number
  /** Whether the content was purged after `fetchedAt`: the content server is asked first. */
  askFirst: boolean
}

export type Copies = ReturnType<typeof copiesIn>

/** The last good answers, in KV. A new epoch of the content forgets them. */
export function copiesIn(kv: Bindings['SITE_KV'], version: ContentVersion, now: () => number) {
  const keyOf = async (path: string) => `copy:${(await version.current()).epoch}${path}`

  return {
    /** The copy of `read`; `undefined` if this build cannot parse it, or KV fails or takes too long. */
    async find<Data>({ path, schema }: RemoteRead<Data>, timeoutMs = kvTimeoutMs): Promise<Copy<Data> | undefined> {
      const Stored = v.object({
        value: v.pipe(v.string(), v.parseJson(), schema),
        metadata: v.object({ fetchedAt: v.number() }),
      })
      const reading = keyOf(path).then((key) => kv.getWithMetadata(key))
      const found = await withTimeout(reading, timeoutMs).catch(() => undefined)
      const stored = v.safeParse(Stored, found?.result)
      if (!stored.success) return undefined
      const { value, metadata } = stored.output
      return { data: value, ...metadata, askFirst: metadata.fetchedAt <= (await version.current()).purgedAt }
    },

    /**
     * Stores the `data` of a good answer, unless `copy` is equal, less than an hour old and not
     * purged. Returns whether it was written. Rejects when KV does.
     */
    async keep({ path, keeps }: RemoteRead, data: unknown, copy?: Copy): Promise<boolean> {
      const fetchedAt = now()
      const text = JSON.stringify(data)
      const isRecent = copy && !copy.askFirst && fetchedAt - copy.fetchedAt < rewriteAfterMs
      if (keeps?.(data) === false || (isRecent && JSON.stringify(copy.data) === text)) return false
      await kv.put(await keyOf(path), text, { metadata: { fetchedAt }, expirationTtl: timeToLive })
      return true
    },

    /** Deletes the copy of `path`. Rejects when KV does. */
    delete: async (path: string) => kv.delete(await keyOf(path)),
  }
}
