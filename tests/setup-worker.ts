import { applyD1Migrations, env } from 'cloudflare:test'
import { beforeEach } from 'vitest'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

const tables = await env.DB.prepare(
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations'",
).all<{ name: string }>()
const emptyTables = tables.results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`))

async function emptyKv(): Promise<void> {
  // A list names at most 1,000 keys.
  for (let more = true; more;) {
    const { keys, list_complete } = await env.SITE_KV.list()
    await Promise.all(keys.map(({ name }) => env.SITE_KV.delete(name)))
    more = !list_complete
  }
}

/** All files run in one workerd and share its KV and D1, so each test begins with both empty. */
beforeEach(() => Promise.all([emptyKv(), env.DB.batch(emptyTables)]))
