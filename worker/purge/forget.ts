import type { KVNamespace } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { copyPrefix, Metadata } from '#worker/content/remote/copies.ts'
import type { Report } from '#worker/runtime/error-reporting.ts'
import { logFailure } from '#worker/runtime/log.ts'

/** One invocation has 1,000 KV operations (developers.cloudflare.com/kv/platform/limits). */
const maxDeletions = 900
const key = 'content:forget'

/** To be deleted: copies with one of `tags` (without: all) fetched `before` (ms since 1970). */
const Task = v.object({ tags: v.optional(v.array(v.string())), before: v.number() })
type Task = v.InferOutput<typeof Task>
const StoredTask = v.fallback(v.optional(v.pipe(v.string(), v.parseJson(), Task)), undefined)

const pendingTask = async (kv: KVNamespace) => v.parse(StoredTask, await kv.get(key))

/** A copy without readable metadata has no tags and no time: it is deleted only with all others. */
function isMeant({ tags, before }: Task, metadata: unknown): boolean {
  const copy = v.safeParse(Metadata, metadata)
  if (!copy.success) return !tags
  return copy.output.fetchedAt <= before && (!tags || copy.output.tags.some((tag) => tags.includes(tag)))
}

async function deleteSome(kv: KVNamespace, task: Task): Promise<{ forgotten: number; more: boolean }> {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const list = await kv.list({ prefix: copyPrefix, cursor })
    for (const { name, metadata } of list.keys) if (isMeant(task, metadata)) names.push(name)
    cursor = list.list_complete ? undefined : list.cursor
  } while (cursor && names.length <= maxDeletions)
  const now = names.slice(0, maxDeletions)
  const more = names.length > maxDeletions
  // Stored first: if this invocation is cancelled, the cron continues.
  if (more) await kv.put(key, JSON.stringify(task))
  await Promise.all(now.map((name) => kv.delete(name)))
  if (!more) await kv.delete(key)
  return { forgotten: now.length, more }
}

/**
 * Deletes the copies with one of `tags`, or all without: at most 900, the cron those that are left
 * and those of an earlier call. Rejects when KV fails.
 */
export async function forgetCopies(kv: KVNamespace, tags: string[] | undefined, now: number) {
  // What an earlier call has not deleted yet goes with this one.
  const { tags: earlier } = (await pendingTask(kv)) ?? { tags: [] }
  return deleteSome(kv, { tags: tags && earlier && [...new Set([...tags, ...earlier])], before: now })
}

/** Continues a deletion from the cron. A failure is reported; the next run tries again. */
export async function continueForgetting(kv: KVNamespace, report: Report): Promise<void> {
  try {
    const task = await pendingTask(kv)
    if (task) await deleteSome(kv, task)
  } catch (error) {
    logFailure('forget failed', error)
    report(error)
  }
}
