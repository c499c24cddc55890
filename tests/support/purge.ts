import { vi } from 'vitest'
import type { Gateway } from '#worker/gateway.ts'
import { parseSettings } from '#worker/settings.ts'
import { pageRecord, testGateway } from './gateway.ts'

/** Start time of each purge test (ms since 1970). */
export const start = Date.UTC(2026, 0, 1)
/** Sets the clock to this many seconds after the start. */
export const seconds = (count: number) => vi.setSystemTime(start + count * 1000)

/** A valid body. */
export const tagged = '{"tags":["blog"]}'

/** Sets the clock to the start; for the `beforeEach` of each file that uses `seconds`. */
export function startClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  return () => vi.useRealTimers()
}

const secret = 'a-secret-of-the-test'

/** The signature that a client sends: HMAC-SHA256 of `{timestamp}.{body}` in hex. */
export async function sign(text: string, by = secret): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(by), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A new gateway with purging, and the number of its requests for pages. */
export function purgeGateway(parts: Partial<Gateway> = {}) {
  const fetchPage = vi.fn(async (path: string) => pageRecord(path))
  const { request } = testGateway({ settings: parseSettings({ PURGE_SECRET: secret }), fetchPage, ...parts })
  return {
    request,
    fetchPage,
    /** Sends a purge that is signed now, unless `headers` say otherwise. */
    async purge(body: string, headers: Record<string, string> = {}) {
      const timestamp = String(Date.now() / 1000)
      const signature = await sign(`${timestamp}.${body}`)
      const signed = { 'x-purge-timestamp': timestamp, 'x-purge-signature': signature, ...headers }
      return request('/api/purge', { method: 'POST', body, headers: signed })
    },
  }
}
