import { createHmac, timingSafeEqual } from 'node:crypto'

/** Largest difference (s) between the clocks of site and content server. */
const windowSeconds = 5 * 60

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Signs `body` (docs/operations.md#purge). */
export function sign(body: string, secret: string) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  return { timestamp, signature: hmac(`${timestamp}.${body}`, secret) }
}

/** Whether the site has recently signed a request for drafts (worker/cms/remote-content.ts). */
export function wantsDrafts(headers: Record<string, unknown>, secret: unknown): boolean {
  const [timestamp, signature] = ['timestamp', 'signature'].map((name) => String(headers[`x-preview-${name}`] ?? ''))
  if (!secret || !timestamp || !signature) return false
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= windowSeconds)) return false
  const good = Buffer.from(hmac(`${timestamp}.drafts`, String(secret)))
  const given = Buffer.from(signature)
  return given.length === good.length && timingSafeEqual(given, good)
}
