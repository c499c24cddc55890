import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { refreshCountry } from './visitor-country.ts'

const kept = new Map<string, string>()
const visitor = { ip: '', code: '' }
let asked: string[] = []

const api: Api = async ({ path, answer }) => {
  asked.push(path)
  const { ip, code } = visitor
  return v.parse(answer, path === '/api/ip' ? { ip } : { country: { code }, ipUser: ip })
}

beforeEach(() => {
  asked = []
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the country is asked for again only from another address', async () => {
  Object.assign(visitor, { ip: '192.0.2.1', code: 'VN' })
  await refreshCountry(api)
  await refreshCountry(api)
  expect(asked).toEqual(['/api/ip', '/api/geoip', '/api/ip'])
  Object.assign(visitor, { ip: '192.0.2.2', code: 'SG' })
  await refreshCountry(api)
  expect(asked.slice(3)).toEqual(['/api/ip', '/api/geoip'])
  expect([...kept.values()]).toEqual(['{"country":{"code":"SG"},"ipUser":"192.0.2.2"}'])
})
