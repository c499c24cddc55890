import type { GatewayContext } from '#worker/http/request.ts'

/** Whether what is sent can be read on its way; on this machine nobody reads it. */
const isPrivate = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const encoder = new TextEncoder()

/**
 * Whether the request brings `Authorization: Bearer {secret}` on a way that nobody reads. Compared
 * by the platform, in a time that does not tell the secret.
 */
export async function hasSecret(c: GatewayContext, secret: string | undefined): Promise<boolean> {
  const given = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (!given || !secret || !isPrivate(new URL(c.req.url))) return false
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const expected = await crypto.subtle.sign('HMAC', key, encoder.encode(secret))
  return crypto.subtle.verify('HMAC', key, expected, encoder.encode(given))
}
