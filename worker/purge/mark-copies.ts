import type { KVNamespace } from '@cloudflare/workers-types'
import { copyFirstCalls } from '#worker/content/remote/calls.ts'
import { Copies } from '#worker/content/remote/copies.ts'

/**
 * Has the content server asked first, at the next read, for what is otherwise shown from its copy:
 * of the calls that have one of `tags`, or all without. All other calls are asked first anyway.
 * Gives the number of copies; rejects when KV fails.
 */
export async function markCopies(kv: KVNamespace, tags: string[] | undefined): Promise<number> {
  const touched = copyFirstCalls.filter((call) => !tags || call.tags.some((tag) => tags.includes(tag)))
  const copies = new Copies(kv, () => Date.now())
  const marked = await Promise.all(touched.map(({ path }) => copies.mark(path)))
  return marked.filter(Boolean).length
}
