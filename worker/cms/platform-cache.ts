import type { CacheContext } from '@cloudflare/workers-types'

export type PlatformCache = Pick<CacheContext, 'purge'>

/** Purges pages with one of `tags`, or all. False without a cache. Rejects when the platform refuses. */
export async function purgePlatform(cache: PlatformCache | undefined, tags: string[] | undefined): Promise<boolean> {
  if (!cache) return false
  const { success, errors } = await cache.purge(tags ? { tags } : { purgeEverything: true })
  if (success) return true
  const reasons = errors.map(({ code, message }) => `${code} ${message}`).join(', ')
  throw new Error(`The platform did not purge its cache: ${reasons || 'no reason given'}`)
}
