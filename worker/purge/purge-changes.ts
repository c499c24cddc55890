import type { KVNamespace } from '@cloudflare/workers-types'
import { localeCodes } from '#i18n/locales.ts'
import { readAllLimit } from '#model/limits.ts'
import { textHash } from '#model/text-hash.ts'
import type { OpenContent } from '#worker/content/source.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import type { Gateway } from '#worker/gateway.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { ContentVersion } from './content-version.ts'

/** Hash of the newest posts and releases that visitors were last shown. */
const key = 'content:newest'

/** The newest posts and releases of all languages; `undefined` while copies stand in for them. */
async function readNewest(open: OpenContent): Promise<string | undefined> {
  const trace = new ContentTrace()
  const content = open(trace)
  const query = { page: 1, limit: readAllLimit }
  const lists = await Promise.all(
    localeCodes.flatMap((locale) => [content.listPosts(locale, query), content.listUpdates(locale, query)]),
  )
  return trace.copiedAt === undefined ? textHash(JSON.stringify(lists)) : undefined
}

/**
 * From the cron: purges posts and releases when the newest are others than a minute ago, so that
 * what was dated in the future shows when its time has come. A failure waits for the next run.
 */
export async function purgeChanges(
  kv: KVNamespace,
  { content, purgeEdge, report }: Pick<Gateway, 'content' | 'purgeEdge' | 'report'>,
): Promise<void> {
  // Why the content server failed was logged by its reader.
  const newest = await readNewest(content).catch(() => undefined)
  if (newest === undefined) return
  try {
    const before = await kv.get(key)
    if (before === newest) return
    if (before !== null) {
      await purgeEdge(['blog', 'product-updates'])
      await new ContentVersion(() => undefined).change(kv)
    }
    await kv.put(key, newest)
  } catch (error) {
    logFailure('purge failed', error, { call: 'cron' })
    report(error)
  }
}
