import type { GatewayContext } from '#worker/http/request.ts'
import type { Settings } from '#worker/settings.ts'
import { isSigned, type Signed } from './signature.ts'

/** Whether what is sent can be read on its way; on this machine nobody reads it. */
const isPrivate = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const encoder = new TextEncoder()

/** The secrets that count: while one is changed, the one before counts as well. */
const purgeSecrets = ({ PURGE_SECRET, PURGE_SECRET_PREVIOUS }: Settings): string[] =>
  [PURGE_SECRET, PURGE_SECRET_PREVIOUS].filter((secret) => secret !== undefined)

/** Whether a message was signed with one of the secrets ({@link isSigned}). */
export async function hasSignature(message: Signed, settings: Settings, maxAge?: number): Promise<boolean> {
  const now = Date.now()
  const signed = await Promise.all(purgeSecrets(settings).map((secret) => isSigned(message, secret, now, maxAge)))
  return signed.includes(true)
}

/**
 * Whether the request brings `Authorization: Bearer {secret}` on a way that nobody reads. Compared
 * by the platform, in a time that does not tell the secret.
 */
export async function hasSecret(c: GatewayContext, settings: Settings): Promise<boolean> {
  const given = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (!given || !isPrivate(new URL(c.req.url))) return false
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const isGiven = async (secret: string) =>
    crypto.subtle.verify(
      'HMAC',
      key,
      await crypto.subtle.sign('HMAC', key, encoder.encode(secret)),
      encoder.encode(given),
    )
  return (await Promise.all(purgeSecrets(settings).map(isGiven))).includes(true)
}
