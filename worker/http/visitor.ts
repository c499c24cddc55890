import * as v from 'valibot'

/** What Cloudflare says of a request; nothing of it where the worker runs without Cloudflare. */
const Cf = v.object({ country: v.optional(v.string()) })

/** The visitor's address as Cloudflare saw it, else `127.0.0.1`; other headers can be forged. */
export function visitorIp(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? '127.0.0.1'
}

/** `GET /api/geoip`. Only Cloudflare sets `cf-ray`; the local runtime makes up a place. */
export function visitorPlace(request: Request) {
  const cf = v.safeParse(Cf, 'cf' in request && request.headers.has('cf-ray') ? request.cf : undefined)
  return { country: { code: (cf.success && cf.output.country) || null }, ipUser: visitorIp(request) }
}
