import * as v from 'valibot'
import { ask, finding, type Finding, type Site } from './finding.ts'
import { sendPurge } from '#scripts/purge/request.ts'

const Newsletter = v.object({ waiting: v.number(), rejected: v.number(), waitingReason: v.nullable(v.string()) })
const Health = v.object({
  status: v.string(),
  mode: v.string(),
  content: v.object({ failing: v.nullish(v.array(v.object({ call: v.string(), reason: v.string() }))) }),
  // Without D1 it holds no numbers.
  newsletter: v.fallback(v.optional(Newsletter), undefined),
})

/** What a content server answers, one call each. */
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

async function content(origin: string, path: string): Promise<Finding> {
  const { status, headers } = await ask(`${origin}${path}`)
  const [, age] = /content; hit; detail=stale; age=(\d+)/.exec(headers.get('cache-status') ?? '') ?? []
  const says = status !== 200 ? `answers ${status}` : age ? `shown from a copy, ${age} s old` : 'ok'
  const mend = 'mend the content server or the record that the log names (docs/runbook.md)'
  return finding(`content ${path.split('?')[0]}`, says, says === 'ok', mend)
}

/** Health with what it is made of: database, sign-ups, content. */
export async function service({ origin }: Site): Promise<Finding[]> {
  const { status, text } = await ask(`${origin}/healthz`)
  const health = v.safeParse(v.pipe(v.string(), v.parseJson(), Health), text)
  const alarm = 'docs/runbook.md#a-worked-alarm'
  if (!health.success) return [finding('health', `/healthz answers ${status} ${text.slice(0, 200)}`, false, alarm)]
  const { mode, content: server, newsletter, status: state } = health.output
  const findings = [finding('health', `${state}, content ${mode}`, state === 'ok', alarm)]
  const tables = 'npm run deploy binds it and applies the migrations'
  findings.push(finding('database', newsletter ? 'D1 answers' : 'D1 does not answer', newsletter !== undefined, tables))
  if (newsletter) {
    const { waiting, rejected, waitingReason: reason } = newsletter
    const says = `${waiting} sign-ups wait${reason ? ` (${reason})` : ''}, ${rejected} were refused`
    findings.push(finding('newsletter', says, rejected === 0, 'npm run newsletter -- list'))
  }
  for (const { call, reason } of server.failing ?? []) findings.push(finding(`content ${call}`, reason, false, alarm))
  return [...findings, ...(await Promise.all(calls.map((path) => content(origin, path))))]
}

/** Whether `secret` is the worker's: a purge of nothing is refused for its body, not for its key. */
export async function purgeSecret({ origin, secret }: Site): Promise<Finding> {
  if (!secret) return { about: 'purge secret', says: 'not asked: PURGE_SECRET is not in the environment' }
  const { status } = await sendPurge(origin, {}, secret)
  const says = `the one in the environment is ${status === 422 ? 'the site’s' : `refused (${status})`}`
  return finding('purge secret', says, status === 422, 'npx wrangler secret put PURGE_SECRET --env …')
}
