import type { RateLimit } from '@cloudflare/workers-types'
import { expandIPv6 } from 'hono/utils/ipaddr'
import type { Bindings, Settings } from '#worker/settings.ts'
import { visitorIp } from './request.ts'

/** `Retry-After` of a 429: the limiters' period in s (wrangler.toml). */
export const limitPeriodSeconds = '60'

/** The first `groups` groups of an IPv6 address; an IPv4 address unchanged. */
export const limitKey = (ip: string, groups: number): string =>
  ip.includes(':') ? expandIPv6(ip.toLowerCase()).split(':').slice(0, groups).join(':') : ip

const allows = async (limiter: RateLimit, key: string, { RATE_LIMIT }: Settings) =>
  RATE_LIMIT === 'off' || (await limiter.limit({ key })).success

/** Counts a `call` of an IPv4 address or IPv6 /64. False above the limit. */
export const withinLimit = (limiter: RateLimit, call: string, request: Request, settings: Settings) =>
  allows(limiter, `${call} ${limitKey(visitorIp(request), 4)}`, settings)

/** Counts a login of an account, whatever its connection. False above the limit. */
export const withinAccountLimit = ({ SUBSCRIBE_WIDE_LIMIT }: Bindings, email: string, settings: Settings) =>
  allows(SUBSCRIBE_WIDE_LIMIT, `account ${email.trim().toLowerCase()}`, settings)

/** Counts a sign-up of a connection and of its network (IPv6 /48). False above either limit. */
export async function maySignUp(
  { SUBSCRIBE_LIMIT, SUBSCRIBE_WIDE_LIMIT }: Bindings,
  request: Request,
  settings: Settings,
): Promise<boolean> {
  if (!(await withinLimit(SUBSCRIBE_LIMIT, 'subscribe', request, settings))) return false
  return allows(SUBSCRIBE_WIDE_LIMIT, `network ${limitKey(visitorIp(request), 3)}`, settings)
}
