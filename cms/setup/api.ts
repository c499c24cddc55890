import { addressOf } from './directus.ts'
import type { Settings } from './settings.ts'

export type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Directus with the rights of its administrator. Each call returns `data` and throws the errors of
 * Directus.
 */
export interface Api {
  get(path: string): Promise<unknown>
  rows(path: string): Promise<Row[]>
  post(path: string, body: object): Promise<unknown>
  patch(path: string, body: object): Promise<unknown>
  delete(path: string, keys: unknown[]): Promise<unknown>
}

export function adminApi(settings: Settings): Api {
  const authorization = `Bearer ${settings.ADMIN_TOKEN}`

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData
    const answer = await fetch(addressOf(settings) + path, {
      method,
      headers: { authorization, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 1500)}`)
    const parsed: unknown = text ? JSON.parse(text) : {}
    return isRow(parsed) ? parsed.data : undefined
  }

  return {
    get: (path) => ask('GET', path),
    async rows(path) {
      const data = await ask('GET', path)
      return Array.isArray(data) ? data.filter(isRow) : []
    },
    post: (path, body) => ask('POST', path, body),
    patch: (path, body) => ask('PATCH', path, body),
    delete: (path, keys) => ask('DELETE', path, keys),
  }
}
