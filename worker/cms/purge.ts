import * as v from 'valibot'
import type { Gateway } from '#worker/gateway.ts'
import { answerData, answerError } from '#worker/http/envelope.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { logFailure } from '#worker/http/log.ts'
import type { Settings } from '#worker/settings.ts'
import { hasSecret, hasSignature } from './signature.ts'

const secretSentence =
  'Send "Authorization: Bearer …" with PURGE_SECRET over https, or sign with it, not longer than 5 minutes ago'
const bodySentence =
  'Send {"collection":"blogs"}, {"tags":["blog","blog/first-post"]} or {"everything":true}; ' +
  '{"everything":true,"forget":true} also forgets the copies of content answers'

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

/** What to purge: pages by their tags (page-headers.ts), or all, without `tags`. */
const PurgeBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.strictObject({ tags: v.pipe(v.array(Tag), v.minLength(1), v.maxLength(100)) }),
    v.pipe(
      v.strictObject({ everything: v.literal(true), forget: v.optional(v.boolean(), false) }),
      v.transform(({ forget }) => ({ tags: undefined, forget })),
    ),
    v.pipe(
      v.strictObject({ collection: v.pipe(v.string(), v.regex(/^\w{1,64}$/)) }),
      // A collection of translations has the tags of its main collection.
      v.transform(({ collection }) => ({ tags: collectionTags.get(collection.replace(/_translations$/, '')) })),
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
 * `POST /api/purge` (docs/operations.md#purge): pages are rendered again from what the content server
 * is asked first for; with `forget`, without any copy. 401 without the secret, 422 for another body,
 * 503 when a part failed. A repeated purge does no harm.
 */
export function purge({ settings, version, purgeEdge, report }: Gateway) {
  return async function purge(c: GatewayContext): Promise<Response> {
    const body = await c.req.text()
    if (!(await isAllowed(c, body, settings))) return answerError(401, 'INVALID_CREDENTIALS', secretSentence)
    const parsed = v.safeParse(PurgeBody, body)
    if (!parsed.success) return answerError(422, 'INVALID_PAYLOAD', bodySentence)
    const { tags, forget = false } = { forget: undefined, ...parsed.output }
    try {
      if (forget) await version.forget()
      await version.purge()
      const edge = await purgeEdge(tags)
      return answerData({ forgotten: forget, edge })
    } catch (error) {
      logFailure('purge failed', error, { call: 'POST /api/purge', status: 503 })
      report(error)
      return answerError(503, 'SERVICE_UNAVAILABLE', 'Not everything was purged; repeat it')
    }
  }
}
