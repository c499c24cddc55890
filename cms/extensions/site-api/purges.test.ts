import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Directus, Hooks } from './directus.ts'
import { purges } from './purges.ts'
import { sitesOf } from './sites.ts'

/** A site that takes purges. `told` lists their bodies. */
async function site() {
  const told: string[] = []
  const server = createServer(async (request, response) => {
    for await (const chunk of request) told.push(String(chunk))
    response.end()
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port is free')
  return { url: `http://localhost:${address.port}`, told, server }
}

test('every site in SITE_URL is told of a change', async ({ onTestFinished }) => {
  const sites = [await site(), await site()]
  onTestFinished(() => {
    for (const { server } of sites) server.close()
  })
  const changes: ((event: { collection: string }) => void)[] = []
  const none = () => undefined
  const hooks: Hooks = { action: (_, run) => changes.push(run), schedule: none, init: none, filter: none }
  class ItemsService {
    readByQuery = () => Promise.resolve([])
    createOne = () => Promise.resolve(undefined)
    deleteByQuery = () => Promise.resolve([])
    updateOne = () => Promise.resolve(undefined)
  }
  class VersionsService {
    getVersionSave = () => Promise.resolve(undefined)
  }
  const directus: Directus = {
    env: { SITE_URL: sites.map(({ url }) => url).join(','), PURGE_SECRET: 'a-secret-of-the-test' },
    logger: { warn: none, info: none },
    services: { ItemsService, VersionsService },
    database: { transaction: async () => ({ rollback: async () => undefined }) },
    getSchema: async () => ({}),
  }
  purges(hooks, directus)
  changes[0]?.({ collection: 'blogs' })
  await vi.waitFor(
    () => expect(sites.map(({ told }) => told.join())).toEqual(Array(2).fill('{"tags":["blog"]}')),
    10_000,
  )
})

test.each([
  ['https://www.example, https://staging.example', ['https://www.example', 'https://staging.example']],
  [['https://www.example'], ['https://www.example']],
  ['https://www.example', ['https://www.example']],
])('SITE_URL %j names %j', (value, sites) => {
  expect(sitesOf(value)).toEqual(sites)
})
