import type { RateLimit } from '@cloudflare/workers-types'
import type { Settings } from '#worker/settings.ts'
import { visitorIp } from './visitor.ts'

/** Seconds after which somebody over the limit may come again: the period of the limiters in wrangler.toml. */
export const limitPeriodSeconds = '60'

/** Whom a limit counts: an IPv4 address, or the first 64 bits of an IPv6 address, which are one customer's. */
export function limitKey(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Counts a call against the visitor's limit, each `call` by itself. False when it is used up; `RATE_LIMIT=off` never is. */
export async function withinLimit(
  limiter: RateLimit,
  call: string,
  request: Request,
  settings: Settings,
): Promise<boolean> {
  if (settings.RATE_LIMIT === 'off') return true
  const { success } = await limiter.limit({ key: `${call} ${limitKey(visitorIp(request))}` })
  return success
}
