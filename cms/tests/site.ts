import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'
import { freePort } from '../../scripts/run/run.ts'
import { ask, inParallel } from '../../tests/attack/client.ts'
import { sitePages } from '../../tests/attack/site-pages.ts'
import { startSite } from '../../tests/support/site.ts'
import { start } from '../setup/directus.ts'
import type { Settings } from '../setup/settings.ts'
import { openKit } from './kit.ts'

/** Longest time (ms) that a test waits for what must come. */
const patienceMs = 30_000
const atOnce = 6

/** Asks until `answer` says something, for 30 s at most. */
export async function until<T>(what: string, answer: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const found = await answer()
    if (found !== undefined && found !== false) return found
    await setTimeout(50)
  }
  throw new Error(`${what} did not come`)
}

/**
 * The built site in workerd with a filled Directus behind it, each on a port of its own. `more` are
 * other settings of Directus, `vars` of the site.
 */
export async function startBoth(more: Partial<Settings> = {}, vars: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'helmsway-both-'))
  await cp(inject('filled'), folder, { recursive: true })
  const usual = inject('settings')
  const port = await freePort()
  const site = await startSite(
    {
      CONTENT_API_URL: `http://127.0.0.1:${port}`,
      CONTENT_API_TOKEN: usual.SITE_TOKEN,
      PURGE_SECRET: usual.PURGE_SECRET,
      RATE_LIMIT: 'off',
      ...vars,
    },
    { migrated: true },
  )
  const settings: Settings = {
    ...usual,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DB_FILENAME: join(folder, 'database.sqlite'),
    STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
    SITE_URL: site.url,
    ...more,
  }
  let log = ''
  const startDirectus = () => start(settings, (text) => (log += text))
  let directus = await startDirectus()
  const kit = await openKit(settings)

  const page = async (path: string) => {
    const { status, body, headers } = await ask(site.url, path)
    return { status, text: String(body), headers }
  }

  return {
    site,
    settings,
    kit,
    page,
    log: () => log,
    /** `GET /healthz`. */
    async health() {
      const { status, text } = await page('/healthz')
      return { status, text }
    },
    /** Asks for every page of the sitemap in three languages; those that are not 200. */
    async crawl() {
      const paths = await sitePages(site.url)
      const bad: string[] = []
      await inParallel(paths, atOnce, async (path) => {
        const { status } = await ask(site.url, path)
        if (status !== 200) bad.push(`${path} ${status}`)
      })
      return { paths, bad }
    },
    async killDirectus() {
      directus.stop('SIGKILL')
      await directus.closed
    },
    async startDirectus() {
      directus = await startDirectus()
    },
    async end() {
      directus.stop()
      await Promise.all([directus.closed, site.end()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Both = Awaited<ReturnType<typeof startBoth>>
