/** The wait (ms) of a `Retry-After` (RFC 9110 §10.2.3); 0 if it is absent, invalid or past. */
export function retryAfterMs(header: string | null, now: number): number {
  const value = header?.trim() ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return ms > 0 ? ms : 0
}
