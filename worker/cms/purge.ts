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

/** Tags of the pages that show a collection. Others, such as settings, may be on every page. */
const collectionTags = new Map([
  ['blogs', ['blog']],
  ['product_updates', ['product-updates']],
  ['authors', ['blog']],
  ['categories', ['blog', 'product-updates']],
  ['knowledge_base', ['knowledge-base']],
  ['knowledge_base_categories', ['knowledge-base']],
  ['guidelines', ['guidelines']],
  ['guideline_steps', ['guidelines']],
  ['guideline_brokers', ['guidelines']],
  ['guideline_sections', ['guidelines']],
  ['academy', ['academy']],
  ['academy_courses', ['academy']],
  ['academy_paths', ['academy']],
  ['academy_instructors', ['academy']],
  ['academy_sessions', ['academy']],
  ['academy_lessons', ['academy']],
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

/** The body of a purge. Without tags or a known collection it is for all pages. */
const PurgeBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.strictObject({ tags: v.pipe(v.array(Tag), v.minLength(1), v.maxLength(100)) }),
    v.strictObject({ everything: v.literal(true), forget: v.optional(v.boolean()) }),
    v.strictObject({ collection: v.pipe(v.string(), v.regex(/^\w{1,64}$/)) }),
  ]),
)

/** Tags of the pages to purge (page-headers.ts); `undefined` for all. */
function tagsOf(body: v.InferOutput<typeof PurgeBody>): string[] | undefined {
  if ('tags' in body) return body.tags
  // A collection of translations has the tags of its main collection.
  return 'collection' in body ? collectionTags.get(body.collection.replace(/_translations$/, '')) : undefined
}

/** Whether the caller sent the secret as a bearer token, or signed the body with it. */
async function isAllowed(c: GatewayContext, body: string, settings: Settings): Promise<boolean> {
  if (c.req.header('authorization')) return hasSecret(c, settings)
  const timestamp = c.req.header('x-purge-timestamp') ?? ''
  const signature = c.req.header('x-purge-signature')?.toLowerCase() ?? ''
  return hasSignature({ timestamp, signature, body }, settings)
}

/**
 * `POST /api/purge` (docs/operations.md#purge): pages are rendered again, from new answers of the
 * content server; `forget` drops all copies. 401 without the secret, 422 for another body, 503 when
 * a part failed. A repeated purge does no harm.
 */
export function purge({ settings, version, purgeEdge, report }: Gateway) {
  return async function purge(c: GatewayContext): Promise<Response> {
    const body = await c.req.text()
    if (!(await isAllowed(c, body, settings))) return answerError(401, 'INVALID_CREDENTIALS', secretSentence)
    const parsed = v.safeParse(PurgeBody, body)
    if (!parsed.success) return answerError(422, 'INVALID_PAYLOAD', bodySentence)
    const forgotten = 'forget' in parsed.output && parsed.output.forget === true
    try {
      await version.purge(forgotten)
      const edge = await purgeEdge(tagsOf(parsed.output))
      return answerData({ forgotten, edge })
    } catch (error) {
      logFailure('purge failed', error, { call: 'POST /api/purge', status: 503 })
      report(error)
      return answerError(503, 'SERVICE_UNAVAILABLE', 'Not everything was purged; repeat it')
    }
  }
}
