import { ask, finding, isLocal, type Finding, type Site } from './finding.ts'

/** `/robots.txt` and the pages must say the same. */
export async function robots({ origin, home }: Site): Promise<Finding> {
  const { status, text } = await ask(`${origin}/robots.txt`)
  const isClosed = /^Disallow: \/$/m.test(text)
  const isMarked = home.headers.get('x-robots-tag')?.includes('noindex') ?? false
  const says = status === 200 ? `${isClosed ? 'closed' : 'open'} to crawlers` : `/robots.txt answers ${status}`
  const mend = 'set SENTRY_ENVIRONMENT in wrangler.toml ("production" alone opens the site), then deploy'
  return finding('robots', says, status === 200 && isClosed === isMarked, mend)
}

export function canonical({ origin, home }: Site): Finding {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(home.text)?.[1] ?? ''
  const says = href ? `pages name ${href}` : 'the home page names no canonical address'
  const mend = `set PUBLIC_URL to ${origin} in wrangler.toml and deploy, or ask the address that it names`
  return finding('canonical host', says, URL.parse(href)?.origin === origin, mend)
}

async function addresses(url: string): Promise<string[]> {
  const { text } = await ask(url)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

/** All sitemaps, and the first page of each. */
export async function sitemap({ origin }: Site): Promise<Finding> {
  const index = await addresses(`${origin}/sitemap.xml`)
  const lists = await Promise.all(index.map(addresses))
  const first = lists.map(([url = '']) => url)
  const statuses = await Promise.all(first.map(async (url) => (await ask(url)).status))
  const broken = first.find((url, place) => statuses[place] !== 200 || !url.startsWith(`${origin}/`))
  const says = `${index.length} sitemaps, ${lists.flat().length} pages`
  const mend = broken ? `${broken} cannot be read: set PUBLIC_URL, or mend the page` : 'see the log'
  return finding('sitemap', says, index.length > 0 && broken === undefined, mend)
}

/** Plain http leads to https. */
export async function https({ origin }: Site): Promise<Finding> {
  if (isLocal(origin)) return { about: 'https', says: 'not asked on this machine' }
  const { status, headers } = await ask(origin.replace('https:', 'http:'))
  const mend = 'turn on "Always Use HTTPS" for the zone, in the dashboard under SSL/TLS, Edge Certificates'
  return finding('https', `http answers ${status}`, headers.get('location')?.startsWith('https:') ?? false, mend)
}
