import { LinkChecker, LinkState } from 'linkinator'

/** What a crawl found. */
export interface Crawl {
  /** Addresses of all pages that links lead to. */
  addresses: string[]
  /** Links that were followed. */
  links: number
  /** A line for each dead link: its address, its status and the page that has it. */
  dead: string[]
}

/**
 * Follows every link of the site at `origin`. Other hosts are left alone, and so are language links
 * (the head's alternates lead to the same pages) and combined filters, of which there are
 * thousands: a list with one parameter stands for them.
 */
export async function crawl(origin: string): Promise<Crawl> {
  const checker = new LinkChecker()
  const pages = new Set<string>()
  checker.on('pagestart', (url: string | URL) => pages.add(new URL(url).href))
  const { links } = await checker.check({
    path: `${origin}/`,
    recurse: true,
    concurrency: 8,
    linksToSkip: [`^(?!${origin}/)`, '[?&]lang=', '/(?!media)[^?]*\\?.*&'],
  })
  return {
    links: links.length,
    addresses: [...pages].filter((page) => page.startsWith(`${origin}/`)).toSorted(),
    dead: links
      .filter(({ state }) => state === LinkState.BROKEN)
      .map(({ url, status, parent }) => `${url} (${status ?? 'no answer'}) on ${parent ?? 'the command line'}`),
  }
}
