const windowSeconds = 5 * 60

const encoder = new TextEncoder()

/**
 * A signed message: when it was signed (seconds since 1970), its body, and the HMAC-SHA256 of
 * `{timestamp}.{body}` in hex.
 */
interface Signed {
  timestamp: string
  signature: string
  body: string
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/**
 * Whether a message was signed with `secret` less than 5 minutes from `now` (ms since 1970). The
 * comparison is the platform's own and takes the same time wherever signatures differ.
 */
export async function isSigned({ timestamp, signature, body }: Signed, secret: string, now: number): Promise<boolean> {
  const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= windowSeconds
  if (!isRecent || !/^[0-9a-f]{64}$/.test(signature)) return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), encoder.encode(`${timestamp}.${body}`))
}
