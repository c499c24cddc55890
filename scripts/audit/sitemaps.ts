import { indexErrors, sitemapErrors } from '#tests/support/sitemap-schema.ts'
import { ask, type Page } from './pages.ts'

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
const read = async (address: string) => (await ask(address)).text()

/** Every address in the site's sitemaps, and what is wrong with their form. */
export async function sitemaps(origin: string): Promise<{ addresses: string[]; errors: string[] }> {
  const index = await read(`${origin}/sitemap.xml`)
  const errors = (await indexErrors(index)).map((error) => `/sitemap.xml: ${error}`)
  const addresses: string[] = []
  for (const sitemap of addressesIn(index)) {
    const xml = await read(sitemap)
    addresses.push(...addressesIn(xml))
    errors.push(...(await sitemapErrors(xml)).map((error) => `${sitemap}: ${error}`))
  }
  return { addresses, errors }
}

/**
 * Where the sitemaps' addresses and the canonical pages to which links lead are not the same.
 * Further pages of a list stand behind the first.
 */
export function unlisted(addresses: string[], canonical: Page[]): string[] {
  const named = new Set(addresses)
  const known = new Set(canonical.map(({ address }) => address))
  return [
    ...addresses.filter((address) => !known.has(address)).map((address) => `A sitemap names ${address}, no link does`),
    ...[...known]
      .filter((address) => !address.includes('?') && !named.has(address))
      .map((address) => `A link names ${address}, no sitemap does`),
  ]
}
