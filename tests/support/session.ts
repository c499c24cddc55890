// A gateway with the session switched on, and a content server with one fixed answer.
import { expect, vi } from 'vitest'
import { testGateway } from './gateway.ts'
import { parseSettings } from '#worker/settings.ts'

export const base = 'https://cms.example/api'
export const settings = parseSettings({
  PUBLIC_URL: 'https://helmsway.example',
  CONTENT_API_URL: base,
  CONTENT_API_TOKEN: 'a-token-of-the-operator',
  SESSION: 'on',
  SESSION_USER_FIELDS: 'role.name,avatar.id',
})
const { request } = testGateway({ settings: { ...settings, RATE_LIMIT: 'off' } })

/** The content server: the same answer to each call. */
export function contentServer(answer: () => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
}

export const data = (body: unknown, headers: HeadersInit = {}) =>
  contentServer(() => Response.json({ data: body }, { headers }))

/** A content server that begins a session: it sets `token` as its own cookie. */
export const begins = (token: string, expires: number) =>
  data({ expires }, { 'set-cookie': `directus_session_token=${token}; Path=/; Domain=cms.example; Max-Age=86400` })

/** The last call to the content server. */
export function asked(server: ReturnType<typeof contentServer>) {
  const [address, init] = server.mock.lastCall ?? []
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  return {
    address,
    method: init?.method,
    redirect: init?.redirect,
    headers: Object.fromEntries(new Headers(init?.headers)),
    body,
  }
}

export const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

export const me = (headers: Record<string, string> = {}) =>
  request('/api/users/me?fields=password&filter[id]=1', { headers })

export const login = (body: object = { email: 'an@example.com', password: 'p' }) =>
  post('/api/auth/login', JSON.stringify(body))
export const cookie = 'site_language=vi; directus_session_token=token-1'
export const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'

export async function expectError(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] })
}
