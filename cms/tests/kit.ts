import { inject } from 'vitest'
import { adminApi, isRow } from '../setup/api.ts'
import { addressOf } from '../setup/directus.ts'
import type { Settings } from '../setup/settings.ts'

export const text = { languages_code: 'en-US', title: 'A draft', intro: 'Short.', content: '<p>Text.</p>' }

/** Requests to the running kit with `settings`. */
export async function openKit(settings: Settings) {
  const base = addressOf(settings)
  const admin = adminApi(settings)

  /** One call with `token`: its status and data, or code, field and message of its first error. */
  async function call(token: string, method: string, path: string, body?: object) {
    const isForm = body instanceof FormData
    const answer = await fetch(base + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const parsed: unknown = text ? JSON.parse(text) : {}
    const found = isRow(parsed) ? parsed : {}
    const error: unknown = Array.isArray(found.errors) ? found.errors[0] : undefined
    const extensions = isRow(error) && isRow(error.extensions) ? error.extensions : {}
    const message = isRow(error) ? error.message : undefined
    return { status: answer.status, data: found.data, code: extensions.code, field: extensions.field, message }
  }

  async function login(email: string, password: string): Promise<string> {
    const { data } = await call('', 'POST', '/auth/login', { email, password })
    return isRow(data) ? String(data.access_token) : ''
  }

  const [author] = await admin.rows('/items/authors?limit=1')
  const draft = (slug: string, more: object = {}) => ({
    slug,
    status: 'draft',
    date_published: '2024-01-01T00:00:00Z',
    category: 'company-news',
    author: author?.id,
    translations: [text],
    ...more,
  })
  return { base, admin, call, login, asEditor: () => login(settings.EDITOR_EMAIL, settings.EDITOR_PASSWORD), draft }
}

export const settings = inject('settings')
export const { base, admin, call, login, asEditor, draft } = await openKit(settings)
