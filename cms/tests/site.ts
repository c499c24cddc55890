import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { inject } from 'vitest'
import { freePort } from '../../scripts/run/run.ts'
import { startSite } from '../../tests/support/site.ts'
import { callsOf, start } from '../setup/directus.ts'
import type { Settings } from '../setup/settings.ts'
import { openKit } from './kit.ts'

const Health = v.object({
  content: v.object({ failing: v.array(v.object({ call: v.string(), reason: v.string(), since: v.string() })) }),
  newsletter: v.object({ waiting: v.number() }),
})

/** Longest time (ms) that a test waits for a result. */
const patienceMs = 110_000
const atOnce = 4

/** Repeats `answer` until it returns a value, for at most 110 s. */
export async function until<T>(what: string, answer: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const found = await answer()
    if (found !== undefined && found !== false) return found
    await setTimeout(50)
  }
  throw new Error(`${what} did not come`)
}

/** The built site in workerd, connected to the Directus of `settings`. */
export const startSiteOf = (settings: Settings) =>
  startSite(
    {
      CONTENT_API_URL: callsOf(settings),
      CONTENT_API_TOKEN: settings.SITE_TOKEN,
      PURGE_SECRET: settings.PURGE_SECRET,
      RATE_LIMIT: 'off',
    },
    { migrated: true },
  )

async function addressesIn(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

/** Requests every page of the sitemaps in three languages; `bad` are those that are not 200. */
export async function crawl(url: string) {
  const sitemaps = await addressesIn(`${url}/sitemap.xml`)
  const paths = (await Promise.all(sitemaps.map(addressesIn))).flat().map((address) => new URL(address).pathname)
  const bad: string[] = []
  const left = paths.values()
  async function visit() {
    for (const path of left) {
      const { status } = await fetch(url + path, { redirect: 'manual' })
      if (status !== 200) bad.push(`${path} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
  return { paths, bad }
}

/**
 * The built site in workerd, connected to a filled Directus, each on its own port. `more` are
 * other settings of Directus.
 */
export async function startBoth(more: Partial<Settings> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'helmsway-both-'))
  await cp(inject('filled'), folder, { recursive: true })
  const port = await freePort()
  const settings: Settings = {
    ...inject('settings'),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DB_FILENAME: join(folder, 'database.sqlite'),
    STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
    ...more,
  }
  const site = await startSiteOf(settings)
  settings.SITE_URL = site.url
  const startDirectus = (others: object = {}) => start({ ...settings, ...others }, () => undefined)
  let directus = await startDirectus()
  const kit = await openKit(settings)

  const page = async (path: string) => {
    const answer = await fetch(site.url + path)
    return { status: answer.status, text: await answer.text() }
  }

  return {
    site,
    settings,
    kit,
    /** The text at `path`, after redirects. */
    page,
    /** `GET /healthz`: its status, and the failing calls with reasons. */
    async health() {
      const answer = await fetch(`${site.url}/healthz`)
      const { content, newsletter } = v.parse(Health, await answer.json())
      return { status: answer.status, failing: content.failing, newsletter }
    },
    crawl: () => crawl(site.url),
    /** Requests every page, so that all content has a copy. */
    warm: () => until('every page', async () => (await crawl(site.url)).bad.length === 0),
    async killDirectus() {
      directus.stop('SIGKILL')
      await directus.closed
    },
    /** Starts it again on the same database, with `others` as settings. */
    async startDirectus(others?: object) {
      directus = await startDirectus(others)
    },
    /** Purges everything. */
    async purge() {
      const headers = { authorization: `Bearer ${settings.PURGE_SECRET}` }
      const answer = await fetch(`${site.url}/api/purge`, { method: 'POST', headers, body: '{"everything":true}' })
      if (!answer.ok) throw new Error(`The purge answers ${answer.status}`)
    },
    async end() {
      directus.stop()
      await Promise.all([directus.closed, site.end()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Both = Awaited<ReturnType<typeof startBoth>>
