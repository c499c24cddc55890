import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { watchCountry } from './visitor-country.ts'

const visitor = { ip: '', code: '' }
const requests: string[] = []

const api: Api = async ({ path, answer }) => {
  requests.push(path)
  const { ip, code } = visitor
  return v.parse(answer, path === '/api/ip' ? { ip } : { country: { code }, ipUser: ip })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the country is asked for again only from another address', async () => {
  const listeners: Record<string, () => Promise<void>> = {}
  vi.stubGlobal('addEventListener', (type: string, listener: () => Promise<void>) => {
    listeners[type] = listener
  })
  Object.assign(visitor, { ip: '192.0.2.1', code: 'VN' })
  watchCountry(api)
  await vi.waitFor(() => expect(requests).toEqual(['/api/ip', '/api/geoip']))
  requests.length = 0
  await listeners.online?.()
  expect(requests.splice(0)).toEqual(['/api/ip'])
  Object.assign(visitor, { ip: '192.0.2.2', code: 'SG' })
  await listeners.online?.()
  expect(requests.splice(0)).toEqual(['/api/ip', '/api/geoip'])
})
