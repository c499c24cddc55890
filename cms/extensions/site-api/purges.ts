import { setTimeout } from 'node:timers/promises'
import { tables } from '../../model/tables.ts'
import type { Directus, Hooks } from './directus.ts'
import { sendPurge } from './send-purge.ts'
import { sitesOf } from './sites.ts'

/** One save of a post is several events: the post, and each of its texts. */
const burstMs = 750
/** Waits (ms) between tries of a purge that the site refused; the last one repeats. */
const waitsMs = [1000, 2000, 5000, 15_000, 60_000]

/** Collections with scheduled records. */
const dated = tables.filter(({ columns }) => columns.some(({ name }) => name === 'date_published'))

/** Sends tags to one site. Refused tags wait with new ones. */
function purger(site: string, secret: string, { logger }: Directus): (tags: readonly string[]) => void {
  const waiting = new Set<string>()
  let isUnderWay = false

  /** Sends waiting tags until none is left. */
  async function send(): Promise<void> {
    if (isUnderWay || waiting.size === 0) return
    isUnderWay = true
    for (let failures = 0; waiting.size > 0;) {
      await setTimeout(failures === 0 ? burstMs : waitsMs[Math.min(failures, waitsMs.length) - 1])
      const tags = [...waiting]
      waiting.clear()
      const fault = await sendPurge(site, secret, tags)
      for (const tag of fault ? tags : []) waiting.add(tag)
      if (fault && failures === 0)
        logger.warn(`${site} did not take a purge (${fault}); it is told again until it does`)
      if (!fault && failures > 0) logger.warn(`${site} took the purge of ${tags.join(', ')}`)
      failures = fault ? failures + 1 : 0
    }
    isUnderWay = false
  }

  return (tags) => {
    for (const tag of tags) waiting.add(tag)
    void send()
  }
}

/**
 * Purges pages of the sites in SITE_URL after each change and when the date of a record has come. A
 * start purges all pages, because changes may have been lost.
 */
export function purges({ action, schedule, init }: Hooks, directus: Directus): void {
  const { services, env, getSchema } = directus
  const { SITE_URL, PURGE_SECRET } = env
  if (!SITE_URL || !PURGE_SECRET) return
  const sites = sitesOf(SITE_URL).map((site) => purger(site, String(PURGE_SECRET), directus))
  const tell = (tags: readonly string[]) => {
    for (const purge of sites) purge(tags)
  }

  const changed = (collection: string | undefined) =>
    tell(tables.find((table) => table.collection === collection)?.purges ?? [])

  for (const event of ['items.create', 'items.update', 'items.delete', 'items.sort'])
    action(event, ({ collection }) => changed(collection))

  let checkedUntil = new Date().toISOString()
  schedule('* * * * *', async () => {
    const [from, until] = [checkedUntil, new Date().toISOString()]
    checkedUntil = until
    const schema = await getSchema()
    for (const { collection } of dated) {
      const items = new services.ItemsService(collection, { schema, accountability: null })
      const filter = { date_published: { _gt: from, _lte: until } }
      if ((await items.readByQuery({ fields: ['date_published'], filter, limit: 1 })).length > 0) changed(collection)
    }
  })

  init('app.after', () => tell(['everything']))
}
