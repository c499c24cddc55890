import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { Copies } from '#worker/content/remote/copies.ts'
import { copyFirstReads } from '#worker/content/remote/remote-reads.ts'
import { answerData, answerError } from '#worker/http/envelope.ts'
import type { Gateway } from '#worker/gateway.ts'
import { logFailure } from '#worker/runtime/log.ts'
import type { ContentVersion } from './content-version.ts'
import { forgetCopies } from './forget.ts'
import { PurgeBody, purgeSentence } from './purge-body.ts'
import { isSigned } from './signature.ts'
import type { GatewayContext } from '#worker/http/request.ts'

/** Twice the time (ms) in which a signature counts: clocks may differ either way. */
const rememberMs = 600_000

/** Whether `signature` was not used before: D1 knows at once and everywhere. */
async function isFirstUse(db: D1Database, signature: string, now: number): Promise<boolean> {
  const [, insert] = await db.batch([
    db.prepare('DELETE FROM purges WHERE used_at < ?').bind(now - rememberMs),
    db.prepare('INSERT OR IGNORE INTO purges (signature, used_at) VALUES (?, ?)').bind(signature, now),
  ])
  return insert?.meta.changes === 1
}

/**
 * Has the content server asked first for what is otherwise shown from its copy: reads with one of
 * `tags`, or all. Gives the number of copies; rejects when KV fails.
 */
async function markCopies(kv: KVNamespace, tags: string[] | undefined): Promise<number> {
  const touched = copyFirstReads.filter((read) => !tags || read.tags.some((tag) => tags.includes(tag)))
  const copies = new Copies(kv, () => Date.now())
  const marked = await Promise.all(touched.map(({ path }) => copies.mark(path)))
  return marked.filter(Boolean).length
}

/**
 * `POST /api/purge`, signed (docs/operations.md): pages are made anew from what the content server
 * is asked first for. Answers how many copies were marked, or forgotten. 401 without a good
 * signature, 409 for a used one, 422 for another body, 503 when a part failed.
 */
export function purge({ settings, purgeEdge, report }: Gateway, version: ContentVersion) {
  return async function purge(c: GatewayContext): Promise<Response> {
    const kv = c.env.SITE_KV
    const timestamp = c.req.header('x-purge-timestamp') ?? ''
    const signature = c.req.header('x-purge-signature')?.toLowerCase() ?? ''
    const body = await c.req.text()
    const message = { timestamp, signature, body }
    const secrets = [settings.PURGE_SECRET, settings.PURGE_SECRET_PREVIOUS].filter((secret) => secret !== undefined)
    const signed = await Promise.all(secrets.map((secret) => isSigned(message, secret, Date.now())))
    if (!signed.includes(true))
      return answerError(401, 'INVALID_CREDENTIALS', 'Sign with PURGE_SECRET, not longer than 5 minutes ago')
    const parsed = v.safeParse(PurgeBody, body)
    if (!parsed.success) return answerError(422, 'INVALID_PAYLOAD', purgeSentence)
    const what = parsed.output
    try {
      if (!(await isFirstUse(c.env.DB, signature, Date.now())))
        return answerError(409, 'CONFLICT', 'This signature was used before')
      // Pages last: by then their content is no longer shown from old copies.
      const tags = 'tags' in what ? what.tags : undefined
      const copies = what.forget ? await forgetCopies(kv, tags, Date.now()) : { marked: await markCopies(kv, tags) }
      const edge = await purgeEdge(what)
      await version.change(kv)
      return answerData({ ...copies, edge })
    } catch (error) {
      logFailure('purge failed', error, { call: 'POST /api/purge', status: 503 })
      report(error)
      return answerError(503, 'SERVICE_UNAVAILABLE', 'Not everything was purged; sign again and repeat it')
    }
  }
}
