import { createHash } from 'node:crypto'
import { seededRandom } from '#tests/support/random.ts'
import { ask, inParallel } from './client.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'
import { sitePages } from './site-pages.ts'

/** `list` in an order by chance. */
function shuffled<T>(list: readonly T[], { below }: ReturnType<typeof seededRandom>): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(below(left.length), 1))
}

const canonicalOf = (html: string) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]

/**
 * All pages in six orders, alone and beside each other: each has the same bytes every time, and
 * names itself as canonical.
 */
export async function pageMixing({ site, seed }: Target): Promise<Result> {
  const tally = new Tally('page mixing, six orders')
  const worst = new Worst()
  const paths = await sitePages(site.url)
  const random = seededRandom(seed)
  const orders: [atOnce: number, order: string[]][] = [
    [32, paths],
    [1, paths.toReversed()],
    [8, shuffled(paths, random)],
    [64, shuffled(paths, random)],
    // The languages of a page one after the other.
    [6, paths.toSorted((a, b) => a.replace(/^\/(vi|cn)/, '').localeCompare(b.replace(/^\/(vi|cn)/, '')))],
    // The same page for several at the same time.
    [16, paths.flatMap((path) => [path, path])],
  ]
  const first = new Map<string, string>()
  for (const [atOnce, order] of orders)
    await inParallel(order, atOnce, async (path) => {
      const { status, body, ms } = await ask(site.url, path)
      worst.see(ms, path)
      const hash = createHash('sha256').update(body).digest('hex')
      const known = first.get(path) ?? hash
      first.set(path, known)
      const canonical = canonicalOf(String(body))
      if (status !== 200) tally.note(`${path} answers ${status}`)
      else if (canonical !== site.url + path && canonical !== `${site.url}${path}/`)
        tally.note(`${path} calls itself ${canonical}`)
      else tally.note(known === hash ? undefined : `${path} differs from the first time`)
    })
  return tally.result(worst.text('ms'))
}
