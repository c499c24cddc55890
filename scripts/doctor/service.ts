import * as v from 'valibot'
import { ask, type Finding } from './finding.ts'
import { sendPurge } from '#scripts/purge/request.ts'

const Health = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.string(),
    mode: v.picklist(['embedded', 'remote']),
    content: v.object({
      lastGoodSecondsAgo: v.nullish(v.number()),
      failing: v.nullish(v.array(v.object({ call: v.string(), reason: v.string() }))),
    }),
    newsletter: v.object({
      waiting: v.nullable(v.number()),
      rejected: v.optional(v.number(), 0),
      waitingReason: v.nullish(v.string()),
    }),
  }),
)

/** What a content server answers, one call each; only these have copies. */
const calls = [
  '/api/config?lang=en-US',
  '/api/languages',
  '/api/country',
  '/api/items/pages/home?lang=en-US',
  '/api/items/bot-plans?lang=en-US',
  '/api/items/page-pricing?lang=en-US',
  '/api/items/faq?lang=en-US',
  '/api/items/pages/static/privacy-policy?lang=en-US',
  '/api/pages/blogs/list-blogs?lang=en-US&limit=6&page=1',
  '/api/pages/product-updates/list-product-updates?lang=en-US&limit=6&page=1',
]

async function content(origin: string, path: string, isRemote: boolean): Promise<Finding> {
  const { status, headers } = await ask(`${origin}${path}`)
  const about = `content ${path.split('?')[0]}`
  const [, age] = /content; hit; detail=stale; age=(\d+)/.exec(headers.get('cache-status') ?? '') ?? []
  const mend = isRemote
    ? 'mend the content server; the log names the field or status (docs/runbook.md)'
    : 'see npx wrangler tail'
  if (status !== 200) return { about, says: `answers ${status}`, mend }
  return age ? { about, says: `shown from a copy, ${age} s old`, mend } : { about, says: 'ok' }
}

/** Health with what it is made of: database, sign-ups, content. */
export async function service(origin: string): Promise<Finding[]> {
  const { status, text } = await ask(`${origin}/healthz`)
  const health = v.safeParse(Health, text)
  const log = 'docs/runbook.md#a-worked-alarm'
  if (!health.success) return [{ about: 'health', says: `/healthz answers ${status} ${text.slice(0, 200)}`, mend: log }]
  const { mode, content: state, newsletter, status: well } = health.output
  const isRemote = mode === 'remote'
  const { waiting, rejected, waitingReason } = newsletter
  const left = `${waiting} sign-ups wait${waitingReason ? ` (${waitingReason})` : ''}, ${rejected} were refused`
  const failing = (state.failing ?? []).map(({ call, reason }) => `${call}: ${reason}`)
  return [
    { about: 'health', says: `${well}, content ${mode}`, ...(well !== 'ok' && { mend: log }) },
    waiting === null
      ? { about: 'database', says: 'D1 does not answer', mend: 'npm run deploy binds it and applies the migrations' }
      : { about: 'database', says: 'D1 answers, with its tables' },
    ...(waiting === null
      ? []
      : [{ about: 'newsletter', says: left, ...(rejected > 0 && { mend: 'npm run newsletter -- list' }) }]),
    ...(failing.length > 0 ? [{ about: 'content server', says: failing.join('; '), mend: log }] : []),
    ...(await Promise.all(calls.map((path) => content(origin, path, isRemote)))),
  ]
}

/** Whether `secret` is the worker's: a purge of nothing is refused for its body, not for its key. */
export async function purgeSecret(origin: string, secret: string | undefined): Promise<Finding> {
  const about = 'purge secret'
  if (!secret) return { about, says: 'not asked: PURGE_SECRET is not in the environment' }
  const { status } = await sendPurge(origin, {}, secret)
  if (status === 422) return { about, says: 'the one in the environment is the site’s' }
  return {
    about,
    says: `the one in the environment is refused (${status})`,
    mend: 'npx wrangler secret put PURGE_SECRET --env …',
  }
}
