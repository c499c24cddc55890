import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'

const { request } = testGateway()

/** The answers of geoip and ip. */
async function place(init: RequestInit = {}) {
  const [geoip, ip] = await Promise.all([request('/api/geoip', init), request('/api/ip', init)])
  for (const answer of [geoip, ip]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  return { geoip: await geoip.json(), ip: await ip.json() }
}

const nowhere = {
  geoip: { data: { country: { code: null }, ipUser: '127.0.0.1' } },
  ip: { data: { ip: '127.0.0.1' } },
}

/** A request as Cloudflare forwards it. */
const cloudflare = (ip: string, cf: object, headers: Record<string, string> = {}): RequestInit & { cf: object } => ({
  headers: { 'cf-connecting-ip': ip, 'cf-ray': '8a1b2c3d4e5f6a7b-SGN', ...headers },
  cf,
})

test('without Cloudflare the country is null', async () => {
  expect(await place()).toEqual(nowhere)
})

test('the country that the local runtime invents is ignored', async () => {
  const init: RequestInit & { cf: object } = { cf: { country: 'US' } }
  expect(await place(init)).toEqual(nowhere)
})

test.each(['203.0.113.9', '2001:db8::7'])('Cloudflare gives address (%s) and country', async (ip) => {
  expect(await place(cloudflare(ip, { country: 'VN' }))).toEqual({
    geoip: { data: { country: { code: 'VN' }, ipUser: ip } },
    ip: { data: { ip } },
  })
})

const unknown = [{}, ...[null, 84, '', 'XX', 'T1'].map((country) => ({ country }))]

test.each(unknown)('an unknown country (%j) is null', async (cf) => {
  expect(await place(cloudflare('203.0.113.9', cf))).toMatchObject({ geoip: { data: { country: { code: null } } } })
})

const spoofed = {
  'x-forwarded-for': '198.51.100.1',
  'x-real-ip': '198.51.100.1',
  'true-client-ip': '198.51.100.1',
  forwarded: 'for=198.51.100.1',
  'cf-ipcountry': 'KP',
  'x-country': 'KP',
}

test('forged headers are ignored', async () => {
  expect(await place({ headers: spoofed })).toEqual(nowhere)
  expect(await place(cloudflare('203.0.113.9', { country: 'VN' }, spoofed))).toMatchObject({
    geoip: { data: { country: { code: 'VN' }, ipUser: '203.0.113.9' } },
  })
})
