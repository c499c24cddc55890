import type { CacheContext } from '@cloudflare/workers-types'
import type { Purge } from './purge-body.ts'

/** The platform's cache in front of an entrypoint. */
export type PlatformCache = Pick<CacheContext, 'purge'>

/** Purges the platform's cache; false where there is none. Rejects when the platform refuses. */
export async function purgePlatform(cache: PlatformCache | undefined, what: Purge): Promise<boolean> {
  if (!cache) return false
  const { success, errors } = await cache.purge('tags' in what ? { tags: what.tags } : { purgeEverything: true })
  if (success) return true
  const reasons = errors.map(({ code, message }) => `${code} ${message}`).join(', ')
  throw new Error(`The platform did not purge its cache: ${reasons || 'it did not say why'}`)
}
