import type { GatewayContext } from '#worker/http/request.ts'
import type { Settings } from '#worker/settings.ts'

/** How long (s) a signature of a purge or of a read counts, and how far clocks may differ. */
const windowSeconds = 5 * 60

const algorithm = { name: 'HMAC', hash: 'SHA-256' }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const keyOf = (secret: string, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, [use])

/**
 * A signed message: when it was signed (seconds since 1970), its body, and the HMAC-SHA256 of
 * `{timestamp}.{body}` in hex.
 */
interface Signed {
  timestamp: string
  signature: string
  body: string
}

/** Signs `body` with `secret` at `now` (ms since 1970). */
export async function sign(body: string, secret: string, now: number): Promise<Signed> {
  const timestamp = String(Math.floor(now / 1000))
  const bytes = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), bytesOf(`${timestamp}.${body}`))
  const signature = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { timestamp, signature, body }
}

/**
 * Whether a message was signed with the secret, or with the one before it while it is changed, at
 * most `maxAge` s ago and at most 5 minutes from now. The comparison is the platform's own and
 * takes the same time wherever signatures differ.
 */
export async function hasSignature(
  { timestamp, signature, body }: Signed,
  { PURGE_SECRET, PURGE_SECRET_PREVIOUS }: Settings,
  maxAge = windowSeconds,
): Promise<boolean> {
  const age = Date.now() / 1000 - Number(timestamp)
  const isRecent = /^\d{1,12}$/.test(timestamp) && age <= maxAge && age >= -windowSeconds
  if (!isRecent || !/^[0-9a-f]{64}$/.test(signature)) return false
  const sent = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  for (const secret of [PURGE_SECRET, PURGE_SECRET_PREVIOUS]) {
    if (secret === undefined) continue
    const key = await keyOf(secret, 'verify')
    if (await crypto.subtle.verify('HMAC', key, sent, bytesOf(`${timestamp}.${body}`))) return true
  }
  return false
}

/** Whether what is sent can be read on its way; on this machine nobody reads it. */
const isPrivate = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Whether the request brings `Authorization: Bearer {secret}` on a way that nobody reads. */
export async function hasSecret(c: GatewayContext, settings: Settings): Promise<boolean> {
  const given = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (!given || !isPrivate(new URL(c.req.url))) return false
  // Who has the secret can sign with it. So secrets are compared as signatures are.
  return hasSignature(await sign('', given, Date.now()), settings)
}
