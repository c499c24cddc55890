import { readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { completeConfig } from './environments.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['production', undefined, undefined],
  ['staging', '', 'http://localhost:8787'],
  ['staging', 'http://helmsway.test', 'https://helmsway.test'],
  ['staging', 'https://helmsway.test?x=1', undefined],
])('%s is not built with the address %j of the build and %j of wrangler.toml', (targetEnvironment, own, listed) => {
  vi.stubEnv('PUBLIC_URL', own)
  expect(() => completeConfig({ targetEnvironment, vars: { PUBLIC_URL: listed } })).toThrow(
    `[env.${targetEnvironment}.vars]`,
  )
})

test.each([
  ['staging', '', 'https://listed.test', 'https://listed.test'],
  ['production', 'https://own.test', 'https://listed.test', 'https://own.test'],
  ['local', 'https://own.test', undefined, undefined],
])('%s with the address %j of the build and %j of wrangler.toml has %j', (...row) => {
  const [targetEnvironment, own, listed, url] = row
  vi.stubEnv('PUBLIC_URL', own)
  expect(completeConfig({ targetEnvironment, vars: { PUBLIC_URL: listed } }).vars?.PUBLIC_URL).toBe(url)
})

test('environments inherit no bindings, and each rate limiter has its own id', async () => {
  const config = await readFile('wrangler.toml', 'utf8')
  const shared = config.slice(0, config.indexOf('\n[env.'))
  expect(shared).toContain('main = "worker/index.ts"')
  expect(shared).not.toMatch(/^(routes?|vars|\[+(routes?|vars|kv_namespaces|d1_databases|ratelimits))\b/m)
  const ids = [...config.matchAll(/namespace_id = "(\d+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})
