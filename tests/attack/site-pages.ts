import { ask } from './client.ts'

async function addressesIn(origin: string, path: string): Promise<string[]> {
  const { status, body } = await ask(origin, path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Paths of all pages in the sitemaps of the site at `origin`. */
export async function sitePages(origin: string): Promise<string[]> {
  const sitemaps = await addressesIn(origin, '/sitemap.xml')
  return (await Promise.all(sitemaps.map((sitemap) => addressesIn(origin, sitemap)))).flat()
}
