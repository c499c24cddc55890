import type { GatewayContext } from '#worker/http/request.ts'
import type { Settings } from '#worker/settings.ts'

/** How long (s) a signature of a purge or of a read is valid, and how far clocks may differ. */
const windowSeconds = 5 * 60

const bytesOf = (text: string) => new TextEncoder().encode(text)
const keyOf = (secret: string, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use])

/**
 * A signed `body`: `timestamp` is in s since 1970, `signature` the HMAC-SHA256 of
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

/** Headers that ask for drafts, and for a version of a record. Also in `cms/extensions/site-api/signature.ts`. */
export async function draftHeaders(secret: string, now: number, recordVersion?: string) {
  const { timestamp, signature } = await sign('drafts', secret, now)
  return {
    'x-preview-timestamp': timestamp,
    'x-preview-signature': signature,
    ...(recordVersion && { 'x-preview-version': recordVersion }),
  }
}

/**
 * Whether a message was signed with the secret or the previous one, at most `maxAge` s ago and at
 * most 5 minutes ahead. The platform compares signatures in constant time.
 */
export async function hasSignature(
  { timestamp, signature, body }: Signed,
  { PURGE_SECRET, PURGE_SECRET_PREVIOUS }: Pick<Settings, 'PURGE_SECRET' | 'PURGE_SECRET_PREVIOUS'>,
  maxAge = windowSeconds,
): Promise<boolean> {
  const age = Date.now() / 1000 - Number(timestamp)
  const isRecent = /^\d{1,12}$/.test(timestamp) && age <= maxAge && age >= -windowSeconds
  if (!isRecent || !/^[0-9a-f]{64}$/.test(signature)) return false
  const sent = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  for (const secret of [PURGE_SECRET, PURGE_SECRET_PREVIOUS])
    if (
      secret &&
      (await crypto.subtle.verify('HMAC', await keyOf(secret, 'verify'), sent, bytesOf(`${timestamp}.${body}`)))
    )
      return true
  return false
}

/** Whether the request has `Authorization: Bearer {secret}`, over https or on this machine. */
export async function hasSecret(c: GatewayContext, settings: Settings): Promise<boolean> {
  const given = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const { protocol, hostname } = new URL(c.req.url)
  const isPrivate = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (!given || !isPrivate) return false
  // A signature made with the given secret compares the secrets in constant time.
  return hasSignature(await sign('', given, Date.now()), settings)
}
