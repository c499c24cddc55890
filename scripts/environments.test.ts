import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { completeConfig } from './environments.ts'

test.each([
  ['production', undefined],
  ['staging', 'http://helmsway.test'],
  ['staging', 'https://helmsway.test?x=1'],
])('%s is not built with the address %j of wrangler.toml', (targetEnvironment, url) => {
  expect(() => completeConfig({ targetEnvironment, vars: { PUBLIC_URL: url } })).toThrow(
    `[env.${targetEnvironment}.vars]`,
  )
})

test.each([
  ['staging', 'https://helmsway.test', 'https://helmsway.test'],
  ['local', undefined, undefined],
])('%s with the address %j of wrangler.toml has %j', (targetEnvironment, url, own) => {
  expect(completeConfig({ targetEnvironment, vars: { PUBLIC_URL: url } }).vars?.PUBLIC_URL).toBe(own)
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
