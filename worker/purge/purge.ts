import type { KVNamespace } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { Copies } from '#worker/content/remote/copies.ts'
import { copyFirstReads } from '#worker/content/remote/remote-reads.ts'
import type { Gateway } from '#worker/gateway.ts'
import { answerData, answerError } from '#worker/http/envelope.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { logFailure } from '#worker/runtime/log.ts'
import type { Settings } from '#worker/settings.ts'
import type { ContentVersion } from './content-version.ts'
import { forgetCopies } from './forget.ts'
import { hasSecret, hasSignature } from './signature.ts'

const secretSentence =
  'Send "Authorization: Bearer …" with PURGE_SECRET over https, or sign with it, not longer than 5 minutes ago'
const bodySentence =
  'Send {"collection":"blogs"}, {"tags":["blog","blog/first-post"]} or {"everything":true}; ' +
  'with "forget":true the copies in KV are deleted'

/** Tags of the pages that show a collection. What every page may show, such as settings, has none. */
const collectionTags = new Map([
  ['blogs', ['blog']],
  ['product_updates', ['product-updates']],
  ['authors', ['blog']],
  ['categories', ['blog', 'product-updates']],
  ['pages', ['pages']],
  ['home', ['home', 'pricing']],
  ['home_statements', ['home']],
  ['home_cards', ['home']],
  ['home_testimonials', ['home']],
  ['bot_plans', ['plans']],
  ['page_pricing', ['pricing']],
  ['faq', ['faq']],
  ['faq_items', ['faq']],
])

const Tag = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\/[\w%-]+)?$/))
const forget = v.optional(v.literal(true))

/** What to purge: pages by their tags (page-headers.ts), or all, without `tags`. */
const PurgeBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.strictObject({ tags: v.pipe(v.array(Tag), v.minLength(1), v.maxLength(100)), forget }),
    v.pipe(
      v.strictObject({ everything: v.literal(true), forget }),
      v.transform(({ forget }) => ({ tags: undefined, forget })),
    ),
    v.pipe(
      v.strictObject({ collection: v.pipe(v.string(), v.regex(/^\w{1,64}$/)), forget }),
      v.transform(({ collection, forget }) => ({
        // Of a collection of translations those of the collection that it belongs to.
        tags: collectionTags.get(collection.replace(/_translations$/, '')),
        forget,
      })),
    ),
  ]),
)

/** Whether the caller has the secret: it signed the body, or sent it as a bearer token. */
async function isAllowed(c: GatewayContext, body: string, settings: Settings): Promise<boolean> {
  if (c.req.header('authorization')) return hasSecret(c, settings)
  const timestamp = c.req.header('x-purge-timestamp') ?? ''
  const signature = c.req.header('x-purge-signature')?.toLowerCase() ?? ''
  return hasSignature({ timestamp, signature, body }, settings)
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
 * `POST /api/purge` (docs/operations.md): pages are made anew from what the content server is asked
 * first for. Answers how many copies were marked, or forgotten. 401 without the secret, 422 for
 * another body, 503 when a part failed. The same again does no harm.
 */
export function purge({ settings, purgeEdge, report }: Gateway, version: ContentVersion) {
  return async function purge(c: GatewayContext): Promise<Response> {
    const kv = c.env.SITE_KV
    const body = await c.req.text()
    if (!(await isAllowed(c, body, settings))) return answerError(401, 'INVALID_CREDENTIALS', secretSentence)
    const parsed = v.safeParse(PurgeBody, body)
    if (!parsed.success) return answerError(422, 'INVALID_PAYLOAD', bodySentence)
    const { tags, forget } = parsed.output
    try {
      // Pages last: by then their content is no longer shown from old copies.
      const copies = forget ? await forgetCopies(kv, tags, Date.now()) : { marked: await markCopies(kv, tags) }
      const edge = await purgeEdge(tags)
      await version.change(kv)
      return answerData({ ...copies, edge })
    } catch (error) {
      logFailure('purge failed', error, { call: 'POST /api/purge', status: 503 })
      report(error)
      return answerError(503, 'SERVICE_UNAVAILABLE', 'Not everything was purged; repeat it')
    }
  }
}
