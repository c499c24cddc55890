import { faultOf } from '#tests/support/answer-fault.ts'
import { randomRequests as generator } from '#tests/support/random-request.ts'
import { ask, inParallel } from './client.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'
import { sitePages } from './site-pages.ts'

const count = 6000
const atOnce = 12
const maxMs = 2000

/**
 * Random requests to the site without a content server: none fails (5xx), each answer has the
 * security headers, shows nothing of the request as markup and nothing of its headers at all, and
 * comes within 2 s.
 */
export async function randomRequests({ site, seed }: Target): Promise<Result> {
  const tally = new Tally('random requests')
  const worst = new Worst()
  const next = generator(seed, await sitePages(site.url))
  const requests = Array.from({ length: count }, next)
  await inParallel(requests, atOnce, async (request) => {
    const { status, headers, body, ms } = await ask(site.url, request.path, request)
    const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    const fault = faultOf({ status, headers: flat, body: String(body) }) ?? (ms > maxMs ? `${ms} ms` : undefined)
    const what = `${request.method} ${request.path}`.slice(0, 200)
    worst.see(ms, what.slice(0, 60))
    tally.note(
      fault &&
        `${fault}: ${what} ${JSON.stringify(request.headers).slice(0, 300)} ${(request.body ?? '').slice(0, 100)}`,
    )
  })
  return tally.result(worst.text('ms'))
}
