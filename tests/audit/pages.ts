import { LinkChecker, LinkState } from 'linkinator'

/** The result of a crawl. */
export interface Crawl {
  /** HTML of the pages that links lead to, by address. */
  pages: Map<string, string>
  /** A line for each dead link: its address, its status and the page that has it. */
  dead: string[]
}

/** The text at `address`. A connection that the server has closed meanwhile is tried anew. */
export async function read(address: string): Promise<string> {
  const asking = () => fetch(address, { redirect: 'manual' })
  return (await asking().catch(asking)).text()
}

/**
 * Follows every link of the site at `origin`. Other hosts are left alone, and so are language links
 * (the head's alternates lead to the same pages) and combined filters, of which there are
 * thousands: a list with one parameter stands for them.
 */
export async function crawl(origin: string): Promise<Crawl> {
  const checker = new LinkChecker()
  const addresses = new Set<string>()
  checker.on('pagestart', (url: string | URL) => addresses.add(new URL(url).href))
  const { links } = await checker.check({
    path: `${origin}/`,
    recurse: true,
    concurrency: 8,
    linksToSkip: [`^(?!${origin}/)`, '[?&]lang=', '/(?!media)[^?]*\\?.*&'],
  })
  const pages = new Map<string, string>()
  for (const address of addresses) if (address.startsWith(`${origin}/`)) pages.set(address, await read(address))
  const dead = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => `${url} (${status ?? 'no answer'}) on ${parent ?? 'the command line'}`)
  return { pages, dead }
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

/** The differences between the sitemaps and the linked pages. */
export async function unlisted(origin: string, pages: ReadonlyMap<string, string>): Promise<string[]> {
  const sitemaps = addressesIn(await read(`${origin}/sitemap.xml`))
  const named = new Set((await Promise.all(sitemaps.map(read))).flatMap(addressesIn))
  // A page that names another one as its canonical, such as a filtered list, is not listed itself.
  const isListed = ([address, html]: [string, string]) =>
    canonicalOf(html) === address && !address.includes('?') && !/content="noindex/.test(html)
  const listed = [...pages].filter(isListed)
  return [
    ...[...named].filter((address) => !pages.has(address)).map((address) => `A sitemap names ${address}, no link does`),
    ...listed.filter(([address]) => !named.has(address)).map(([address]) => `A link names ${address}, no sitemap does`),
  ]
}
