/** A page as a crawler got it. `html` is empty for a redirect. */
export interface Crawled {
  status: number
  html: string
  headers: Headers
}

const atOnce = 6

/** Gets `path` of the site at `origin` without following a redirect. */
export async function get(origin: string, path: string): Promise<Crawled> {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

/** Searches and filters combine to tens of thousands of addresses, and a language choice is no page: of a query one narrowing is followed. */
const isFollowed = ({ searchParams }: URL) => searchParams.size <= 1 && !searchParams.has('lang')

/** Paths (with query) that a page of `origin` links or redirects to, as a visitor would follow them. */
function linksOf({ html, headers }: Crawled, origin: string, path: string): string[] {
  const hrefs = Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...hrefs, headers.get('location') ?? '#'].flatMap((href) => {
    const url = new URL(href, origin + path)
    return url.origin === origin && isFollowed(url) ? [url.pathname + url.search] : []
  })
}

/** Everything that can be reached by links from `starts` on the site at `origin`, by path. */
export async function crawl(origin: string, starts: string[]): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>()
  const open = [...starts]
  const known = new Set(starts)
  async function follow(path: string) {
    const page = await get(origin, path)
    found.set(path, page)
    for (const link of linksOf(page, origin, path)) {
      if (known.has(link)) continue
      known.add(link)
      open.push(link)
    }
  }
  while (open.length > 0) await Promise.all(open.splice(0, atOnce).map(follow))
  return found
}

/** Gets `paths` again. */
export async function getAll(origin: string, paths: Iterable<string>): Promise<Map<string, Crawled>> {
  const open = [...paths]
  const found = new Map<string, Crawled>()
  while (open.length > 0)
    await Promise.all(open.splice(0, atOnce).map(async (path) => found.set(path, await get(origin, path))))
  return found
}
