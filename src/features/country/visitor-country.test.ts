import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { refreshCountry } from './visitor-country.ts'

const stored = new Map<string, string>()
const visitor = { ip: '', code: '' }
let requests: string[] = []

const api: Api = async ({ path, answer }) => {
  requests.push(path)
  const { ip, code } = visitor
  return v.parse(answer, path === '/api/ip' ? { ip } : { country: { code }, ipUser: ip })
}

beforeEach(() => {
  requests = []
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the country is asked for again only from another address', async () => {
  Object.assign(visitor, { ip: '192.0.2.1', code: 'VN' })
  await refreshCountry(api)
  await refreshCountry(api)
  expect(requests).toEqual(['/api/ip', '/api/geoip', '/api/ip'])
  Object.assign(visitor, { ip: '192.0.2.2', code: 'SG' })
  await refreshCountry(api)
  expect(requests.slice(3)).toEqual(['/api/ip', '/api/geoip'])
  expect([...stored.values()]).toEqual(['{"country":{"code":"SG"},"ipUser":"192.0.2.2"}'])
})
