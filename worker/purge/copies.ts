import type { KVNamespace } from '@cloudflare/workers-types'
import * as v from 'valibot'

/** What stands beside each copy of a content answer (`copy:…`): the cache tags of the pages that it is part of. */
const Metadata = v.object({ tags: v.array(v.string()) })

/** Deletions in one request, which has 1,000 operations of KV (https://developers.cloudflare.com/kv/platform/limits/). */
const most = 900

/**
 * Drops the copies of content answers that have one of `tags`, or all without. Tells how many, 900 at most, and whether
 * there are more.
 */
export async function dropCopies(
  kv: KVNamespace,
  tags: string[] | undefined,
): Promise<{ dropped: number; left: boolean }> {
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const list = await kv.list({ prefix: 'copy:', cursor })
    for (const { name, metadata } of list.keys) {
      const parsed = v.safeParse(Metadata, metadata)
      if (!tags || (parsed.success && parsed.output.tags.some((tag) => tags.includes(tag)))) keys.push(name)
    }
    cursor = list.list_complete ? undefined : list.cursor
  } while (cursor && keys.length <= most)
  const now = keys.slice(0, most)
  await Promise.all(now.map((name) => kv.delete(name)))
  return { dropped: now.length, left: keys.length > most }
}
