import { localeCodes, type Locale } from '../../src/i18n/locales.ts'
import { linkedPages } from '../../src/model/kinds.ts'
import { pageSize } from '../../src/model/limits.ts'
import { clientDependencies, contentClient } from '../../worker/cms/client.ts'
import { directReader } from '../../worker/cms/direct-reader.ts'
import { isEmptyAnswer } from '../../worker/cms/parse-response.ts'
import { remoteReads, type RemoteRead } from '../../worker/cms/remote-reads.ts'
import { callsOf } from './directus.ts'
import type { Settings } from './settings.ts'

const firstPage = { page: 1, limit: pageSize }

/**
 * Requests every read of the site in every language with its token. Returns a line for each call, with
 * the words of `npm run cms:check`, and whether all calls have content.
 */
export async function askCalls(settings: Settings): Promise<{ lines: string[]; isGood: boolean }> {
  const base = callsOf(settings)
  const client = contentClient(base, settings.SITE_TOKEN, clientDependencies)
  const faults = new Map<string, string[]>()

  async function ask<Data>(read: RemoteRead<Data>): Promise<Data | undefined> {
    const { get, invalid } = directReader(client, { assetUrl: `${base}/assets`, now: Date.now() })
    const data = await get(read).catch(() => undefined)
    const found = invalid.map(({ field, found, good }) => `${read.locale} ${field}: ${found}. ${good}`)
    const isMissing = found.length === 0 && read !== remoteReads.redirects && isEmptyAnswer(data)
    const name = read.path.replace(/\?.*/, '')
    faults.set(name, [
      ...(faults.get(name) ?? []),
      ...found,
      ...(isMissing ? [`${read.locale}: no published record`] : []),
    ])
    return data
  }

  async function askIn(locale: Locale): Promise<void> {
    const { home, plans, pricingPage, featuredFaq, page, posts, post, updates, update } = remoteReads
    const { frame, guidelines, knowledgeBase, article, academy, lesson } = remoteReads
    for (const read of [home, plans, pricingPage, featuredFaq, frame, guidelines]) await ask<unknown>(read(locale))
    for (const slug of linkedPages) await ask(page(locale, slug))
    const [first] = (await ask(posts(locale, firstPage)))?.bogs ?? []
    if (first) await ask(post(locale, first.slug))
    const [newest] = (await ask(updates(locale, firstPage)))?.product_updates ?? []
    if (newest) await ask(update(locale, newest.slug))
    const [own] = (await ask(knowledgeBase(locale)))?.articles ?? []
    if (own) await ask(article(locale, own.slug))
    const [readable] = (await ask(academy(locale)))?.lessons ?? []
    if (readable) await ask(lesson(locale, readable))
  }

  const { config, languages, countries, redirects } = remoteReads
  for (const read of [config, languages, countries, redirects]) await ask<unknown>(read)
  for (const locale of localeCodes) await askIn(locale)
  const all = [...faults]
  const line = (name: string, found: string[]) => `  ${found.length ? 'FAILED' : 'ok    '} ${name} ${found.join('; ')}`
  return {
    lines: all.map(([name, found]) => line(name, found).trimEnd()),
    isGood: all.every(([, found]) => found.length === 0),
  }
}
