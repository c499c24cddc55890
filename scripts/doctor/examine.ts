import * as v from 'valibot'
import { stoppedCronSeconds } from '#worker/cron-run.ts'

/** One line of the report. `mend` tells the operator what to do; a healthy finding has none. */
export interface Finding {
  about: string
  says: string
  mend?: string
}

const finding = (about: string, says: string, isHealthy: boolean, mend: string): Finding =>
  isHealthy ? { about, says } : { about, says, mend }

/** Requests an address without following redirects. A failed request has status 0. */
export async function ask(url: string) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    return { status: 0, headers: new Headers(), text: String(cause) }
  }
}

type Home = Awaited<ReturnType<typeof ask>>

const isLocal = (origin: string) => new URL(origin).hostname === 'localhost'

/** Plain http redirects to https. */
async function https(origin: string): Promise<Finding> {
  if (isLocal(origin)) return { about: 'https', says: 'not asked on this machine' }
  const { status, headers } = await ask(origin.replace('https:', 'http:'))
  const mend = 'turn on "Always Use HTTPS" for the zone, in the dashboard under SSL/TLS, Edge Certificates'
  return finding('https', `http answers ${status}`, headers.get('location')?.startsWith('https:') ?? false, mend)
}

/** The home page names an address of the site as its canonical one. */
function canonical(origin: string, home: Home): Finding {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(home.text)?.[1] ?? ''
  const says = href ? `pages name ${href}` : 'the home page names no canonical address'
  const mend = `set PUBLIC_URL to ${origin} in wrangler.toml and deploy, or ask the address that it names`
  return finding('canonical host', says, URL.parse(href)?.origin === origin, mend)
}

/** `/robots.txt` and the header of the pages agree. */
async function robots(origin: string, home: Home): Promise<Finding> {
  const { status, text } = await ask(`${origin}/robots.txt`)
  const isClosed = /^Disallow: \/$/m.test(text)
  const isMarked = home.headers.get('x-robots-tag')?.includes('noindex') ?? false
  const says = status === 200 ? `${isClosed ? 'closed' : 'open'} to crawlers` : `/robots.txt answers ${status}`
  const mend = 'set SENTRY_ENVIRONMENT in wrangler.toml ("production" alone opens the site), then deploy'
  return finding('robots', says, status === 200 && isClosed === isMarked, mend)
}

/** All sitemaps, and the first page of each, can be read. */
async function sitemap(origin: string): Promise<Finding> {
  const addresses = async (url: string) =>
    [...(await ask(url)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const lists = await Promise.all((await addresses(`${origin}/sitemap.xml`)).map(addresses))
  const first = lists.map(([url = '']) => url)
  const statuses = await Promise.all(first.map(async (url) => (await ask(url)).status))
  const broken = first.find((url, index) => statuses[index] !== 200 || !url.startsWith(`${origin}/`))
  const says = `${lists.length} sitemaps, ${lists.flat().length} pages`
  const mend = broken ? `${broken} cannot be read: set PUBLIC_URL, or mend the page` : 'see the log'
  return finding('sitemap', says, lists.length > 0 && broken === undefined, mend)
}

const Newsletter = v.object({ waiting: v.number(), rejected: v.number(), waitingReason: v.nullable(v.string()) })
const Health = v.object({
  status: v.string(),
  build: v.string(),
  mode: v.string(),
  content: v.object({ failing: v.nullish(v.array(v.object({ call: v.string(), reason: v.string() }))) }),
  // A new worker has no run yet.
  cronSecondsAgo: v.nullish(v.number()),
  // It has no numbers without D1.
  newsletter: v.fallback(v.optional(Newsletter), undefined),
})

/** The build, its health, the database, sign-ups, and every failing call of a content server. */
async function service(origin: string): Promise<Finding[]> {
  const { status, text } = await ask(`${origin}/healthz`)
  const health = v.safeParse(v.pipe(v.string(), v.parseJson(), Health), text)
  const alarm = 'docs/runbook.md#a-worked-alarm'
  if (!health.success) return [finding('health', `/healthz answers ${status} ${text.slice(0, 200)}`, false, alarm)]
  const { build, mode, content, newsletter, cronSecondsAgo: cron, status: state } = health.output
  const tables = 'npm run deploy binds it and applies the migrations'
  const findings = [
    finding('health', `${state}, content ${mode}, build ${build}`, state === 'ok', alarm),
    finding('database', newsletter ? 'D1 answers' : 'D1 does not answer', newsletter !== undefined, tables),
  ]
  if (typeof cron === 'number') {
    const mend = 'look at the trigger and its past events in the dashboard; a deploy sets the trigger again'
    findings.push(finding('cron', `ran ${cron} s ago`, cron <= stoppedCronSeconds, mend))
  }
  if (newsletter) {
    const { waiting, rejected, waitingReason: reason } = newsletter
    const says = `${waiting} sign-ups wait${reason ? ` (${reason})` : ''}, ${rejected} were refused`
    findings.push(finding('newsletter', says, rejected === 0, 'npm run newsletter -- list'))
  }
  const failing = content.failing ?? []
  const server = `the content server (CONTENT_API_URL) does not give it: ${alarm}`
  return [...findings, ...failing.map(({ call, reason }) => finding(`content ${call}`, reason, false, server))]
}

/** The home page, and what to look at if it does not show. */
function homePage(origin: string, { status, text }: Home): Finding {
  const route = isLocal(origin) ? 'npm start' : 'look at the route and its DNS record in the dashboard, then deploy'
  const mend = status < 500 ? route : 'the lines below name the cause; if not, npx wrangler tail --env production'
  return finding('home page', `${origin} answers ${status || text}`, status === 200, mend)
}

/** Examines the site at `origin` over HTTP. It changes nothing. */
export async function examine(origin: string): Promise<Finding[]> {
  const home = await ask(`${origin}/`)
  const first = homePage(origin, home)
  if (home.status === 0) return [first]
  // Without it the other checks would repeat the fault.
  const checks = home.status === 200 ? [https, service, canonical, robots, sitemap] : [https, service]
  return [first, ...(await Promise.all(checks.map((check) => check(origin, home)))).flat()]
}

/** Prints a line for each finding. Returns the number of those that need the operator. */
export function printFindings(findings: Finding[]): number {
  for (const { about, says, mend } of findings)
    console.log(`${mend ? '✗' : '✓'} ${about}: ${says}${mend ? ` → ${mend}` : ''}`)
  return findings.filter(({ mend }) => mend).length
}
