import type { KVNamespace } from '@cloudflare/workers-types'
import { Copies } from '#worker/content/remote/copies.ts'
import { copyFirstReads } from '#worker/content/remote/remote-reads.ts'

/**
 * Has the content server asked first, at the next read, for what is otherwise shown from its copy:
 * of the reads that have one of `tags`, or all without. All other reads are asked first anyway.
 * Gives the number of copies; rejects when KV fails.
 */
export async function markCopies(kv: KVNamespace, tags: string[] | undefined): Promise<number> {
  const touched = copyFirstReads.filter((read) => !tags || read.tags.some((tag) => tags.includes(tag)))
  const copies = new Copies(kv, () => Date.now())
  const marked = await Promise.all(touched.map(({ path }) => copies.mark(path)))
  return marked.filter(Boolean).length
}
