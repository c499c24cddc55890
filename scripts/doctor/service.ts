import * as v from 'valibot'
import { ask, finding, type Finding, type Site } from './finding.ts'

const Newsletter = v.object({ waiting: v.number(), rejected: v.number(), waitingReason: v.nullable(v.string()) })
const Health = v.object({
  status: v.string(),
  build: v.string(),
  mode: v.string(),
  content: v.object({ failing: v.nullish(v.array(v.object({ call: v.string(), reason: v.string() }))) }),
  // Without D1 it holds no numbers.
  newsletter: v.fallback(v.optional(Newsletter), undefined),
})

/** The build, its health, the database, sign-ups, and every failing call of a content server. */
export async function service({ origin }: Site): Promise<Finding[]> {
  const { status, text } = await ask(`${origin}/healthz`)
  const health = v.safeParse(v.pipe(v.string(), v.parseJson(), Health), text)
  const alarm = 'docs/runbook.md#a-worked-alarm'
  if (!health.success) return [finding('health', `/healthz answers ${status} ${text.slice(0, 200)}`, false, alarm)]
  const { build, mode, content, newsletter, status: state } = health.output
  const tables = 'npm run deploy binds it and applies the migrations'
  const findings = [
    finding('health', `${state}, content ${mode}, build ${build}`, state === 'ok', alarm),
    finding('database', newsletter ? 'D1 answers' : 'D1 does not answer', newsletter !== undefined, tables),
  ]
  if (newsletter) {
    const { waiting, rejected, waitingReason: reason } = newsletter
    const says = `${waiting} sign-ups wait${reason ? ` (${reason})` : ''}, ${rejected} were refused`
    findings.push(finding('newsletter', says, rejected === 0, 'npm run newsletter -- list'))
  }
  const failing = content.failing ?? []
  return [...findings, ...failing.map(({ call, reason }) => finding(`content ${call}`, reason, false, alarm))]
}
