import type { KVNamespace } from '@cloudflare/workers-types'
import * as v from 'valibot'

/** What stands beside each copy of a content answer (`copy:…`): the cache tags of the pages that it is part of. */
const Metadata = v.object({ tags: v.array(v.string()) })

/** Drops the copies of content answers that have one of `tags`, or all without; returns how many. */
export async function dropCopies(kv: KVNamespace, tags: string[] | undefined): Promise<number> {
  let dropped = 0
  let cursor: string | undefined
  do {
    const list = await kv.list({ prefix: 'copy:', cursor })
    const keys = list.keys.filter(({ metadata }) => {
      const parsed = v.safeParse(Metadata, metadata)
      return !tags || (parsed.success && parsed.output.tags.some((tag) => tags.includes(tag)))
    })
    await Promise.all(keys.map(({ name }) => kv.delete(name)))
    dropped += keys.length
    cursor = list.list_complete ? undefined : list.cursor
  } while (cursor)
  return dropped
}
