/** How long (s) a signature of a purge or of a read counts, and how far clocks may differ. */
const windowSeconds = 5 * 60

const encoder = new TextEncoder()
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/**
 * A signed message: when it was signed (seconds since 1970), its body, and the HMAC-SHA256 of
 * `{timestamp}.{body}` in hex.
 */
export interface Signed {
  timestamp: string
  signature: string
  body: string
}

const signedBytes = ({ timestamp, body }: Pick<Signed, 'timestamp' | 'body'>) => encoder.encode(`${timestamp}.${body}`)

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/**
 * Whether a message was signed with `secret` at most `maxAge` s before `now` (ms since 1970), and
 * at most 5 minutes after it. The comparison is the platform's own and takes the same time
 * wherever signatures differ.
 */
export async function isSigned(
  { timestamp, signature, body }: Signed,
  secret: string,
  now: number,
  maxAge = windowSeconds,
): Promise<boolean> {
  const age = now / 1000 - Number(timestamp)
  const isRecent = /^\d{1,12}$/.test(timestamp) && age <= maxAge && age >= -windowSeconds
  if (!isRecent || !/^[0-9a-f]{64}$/.test(signature)) return false
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), signedBytes({ timestamp, body }))
}

/** Signs `body` with `secret` at `now` (ms since 1970). */
export async function sign(body: string, secret: string, now: number): Promise<Signed> {
  const timestamp = String(Math.floor(now / 1000))
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, signedBytes({ timestamp, body })))
  const signature = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { timestamp, signature, body }
}
