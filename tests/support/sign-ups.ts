import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import type { Gateway } from '#worker/gateway.ts'
import { testGateway } from './gateway.ts'

/** Content type of a form that is posted without script. */
export const form = 'application/x-www-form-urlencoded'

/** A new gateway for sign-ups. */
export function signUps(parts: Partial<Gateway>) {
  const { request } = testGateway(parts)
  return (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}): Promise<Response> =>
    request('/api/subscribe', { method: 'POST', body, headers: { 'content-type': type, ...headers } })
}

/** The stored addresses and their languages, in order of sign-up. */
export const storedSignUps = async () =>
  (await env.DB.prepare('SELECT email, locale FROM newsletter ORDER BY rowid').all()).results

/** Expects an error of the API that is not cached. */
export async function expectError(
  answer: Response,
  status: number,
  code: string,
  message: unknown = expect.any(String),
): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ errors: [{ message, extensions: { code } }] })
}
