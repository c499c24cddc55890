import { ask, type Answer } from './client.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'

const tries = 5
const maxMs = 50

const segments = (count: number) => '/b'.repeat(count)
const ofLength = (length: number) => `/${'a'.repeat(length - 1)}`

/** The longest path that is looked at. */
const limit = 2048
const addresses: Record<string, string> = {
  '8,000 segments': segments(8000),
  '8,000 segments in Vietnamese': `/vi${segments(8000)}`,
  '8,000 segments of the API': `/api${segments(8000)}`,
  '8,000 segments of a state': `${segments(8000)}/_payload.json`,
  '60 kB of path': ofLength(60_000),
  '60 kB of slashes': '/'.repeat(60_000),
  '60 kB of dots': '/..'.repeat(20_000),
  '60 kB of query': `/?q=${'a'.repeat(60_000)}`,
  '10,000 parameters': `/search?${'q=a&'.repeat(10_000)}`,
  'one byte below the limit': ofLength(limit - 1),
  'the limit': ofLength(limit),
  'one byte above the limit': ofLength(limit + 1),
  'segments up to the limit': segments(limit / 2),
  'one slash below the limit': `${ofLength(limit - 1)}/`,
  'deep percent escapes': `/%${'25'.repeat(900)}41`,
  'percent escapes up to the limit': '/%2f'.repeat(limit / 4),
  'broken percent escapes': '/%e0%a4%a'.repeat(200),
  'an escaped slug': `/knowledge-base/${'%F0%9F%92%A9'.repeat(150)}`,
  'a picture': `/media/${'a'.repeat(30_000)}`,
  'a sitemap': `/sitemap-${'9'.repeat(30_000)}.xml`,
}

/** What some of them are when dots and queries are taken away. */
const pages = new Set(['/', '/search'])

/**
 * Long and deep addresses: 414, 404 or the redirect to the canonical form, unless it is a page
 * otherwise spelled; each within 50 ms, or ten times what a page of the cache takes on a machine
 * that has other work. Of five tries the fastest counts.
 */
export async function longAddresses({ site }: Target): Promise<Result> {
  const tally = new Tally('long addresses')
  const worst = new Worst()
  /** The fastest of some tries (ms), and the statuses of all. */
  async function measure(path: string) {
    const answers: Answer[] = []
    for (let count = 0; count < tries; count += 1) answers.push(await ask(site.url, path))
    return { fastest: Math.min(...answers.map(({ ms }) => ms)), statuses: answers.map(({ status }) => status) }
  }
  const longest = Math.max(maxMs, 10 * (await measure('/')).fastest)
  for (const [what, path] of Object.entries(addresses)) {
    const { fastest, statuses } = await measure(path)
    const isPage = pages.has(new URL(site.url + path).pathname)
    for (const status of statuses) {
      const isFine = status === 414 || status === 404 || status === 308 || (status === 200 && isPage)
      tally.note(isFine ? undefined : `${what}: status ${status}`)
    }
    worst.see(fastest, what)
    tally.note(fastest <= longest ? undefined : `${what}: ${fastest.toFixed(0)} ms`)
  }
  return tally.result(worst.text('ms'))
}
