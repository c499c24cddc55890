import { inject } from 'vitest'
import { adminApi, isRow } from '../setup/api.ts'
import { addressOf } from '../setup/directus.ts'

export const settings = inject('settings')
export const base = addressOf(settings)
export const admin = adminApi(settings)

/** One call as `token`; its status and data, or the code of its first error. */
export async function call(token: string, method: string, path: string, body?: object) {
  const answer = await fetch(base + path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const parsed: unknown = text ? JSON.parse(text) : {}
  const found = isRow(parsed) ? parsed : {}
  const error: unknown = Array.isArray(found.errors) ? found.errors[0] : undefined
  const extensions = isRow(error) && isRow(error.extensions) ? error.extensions : {}
  return { status: answer.status, data: found.data, code: extensions.code, field: extensions.field }
}

export async function login(email: string, password: string): Promise<string> {
  const { data } = await call('', 'POST', '/auth/login', { email, password })
  return isRow(data) ? String(data.access_token) : ''
}

export const asEditor = () => login(settings.EDITOR_EMAIL, settings.EDITOR_PASSWORD)

export const text = { languages_code: 'en-US', title: 'A draft', intro: 'Short.', content: '<p>Text.</p>' }
const [author] = await admin.rows('/items/authors?limit=1')
export const draft = (slug: string, more: object = {}) => ({
  slug,
  status: 'draft',
  date_published: '2024-01-01T00:00:00Z',
  category: 'company-news',
  author: author?.id,
  translations: [text],
  ...more,
})
