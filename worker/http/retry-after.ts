/**
 * Milliseconds that a `Retry-After` asks to wait: seconds or an HTTP date (RFC 9110 §10.2.3). 0
 * without one, or with one that cannot be read or has passed.
 */
export function retryAfterMs(header: string | null, now: number): number {
  const value = header?.trim() ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return ms > 0 ? ms : 0
}
