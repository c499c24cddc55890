import { localeCodes } from '#i18n/locales.ts'
import { maxListPages, readAllLimit } from '#model/limits.ts'
import { hostsOf } from '#worker/redirects/remote-redirects.ts'
import { RedirectTable } from '#worker/redirects/table.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { AskServer } from './client.ts'
import { directReader } from './direct-reader.ts'
import type { InvalidRecord } from './invalid-record.ts'
import type { ParseContext } from './parse-response.ts'
import { remoteReads, type RemoteRead } from './remote-reads.ts'

/** Concurrent requests: the limit of the site. */
const atOnce = 5

/**
 * Reads all content in every language with the schemas of the site. `pageSlugs` names the static
 * pages, because no call lists them.
 */
export async function checkContent(
  ask: AskServer,
  context: ParseContext,
  pageSlugs: readonly string[],
): Promise<InvalidRecord[]> {
  const { get, invalid } = directReader(ask, context)

  /** The data; `undefined` if the call fails, which the reader has noted. */
  const check = <Data>(read: RemoteRead<Data>) =>
    get(read).catch((error: unknown): undefined => {
      if (!(error instanceof ContentUnavailable)) throw error
    })

  async function checkAll(reads: readonly RemoteRead[]): Promise<void> {
    for (let at = 0; at < reads.length; at += atOnce) await Promise.all(reads.slice(at, at + atOnce).map(check))
  }

  /** Every page of a list, and each item on it. */
  async function checkList<Page extends { total_pages: number }>(
    list: (page: number) => RemoteRead<Page>,
    itemsOf: (page: Page) => RemoteRead[],
  ) {
    for (let page = 1; page <= maxListPages; page += 1) {
      const data = await check(list(page))
      const items = data ? itemsOf(data) : []
      await checkAll(items)
      if (!data || page >= data.total_pages || items.length === 0) return
    }
  }

  const { languages, countries, config, redirects, home, plans, pricingPage, featuredFaq, page } = remoteReads
  const { posts, post, updates, update, frame, guidelines, knowledgeBase, article, academy, lesson } = remoteReads
  await checkAll([languages, countries])
  const links = await check(config)
  const rules = await check(redirects)
  const { faults } = new RedirectTable(rules ?? [], links && hostsOf(links))
  for (const { rule, good } of faults)
    invalid.push({ call: redirects.path, slug: rule.from, field: 'to', found: JSON.stringify(rule.to), good })
  const query = { limit: readAllLimit, category: 'all', type: 'all' } as const
  for (const locale of localeCodes) {
    await checkAll([home, plans, pricingPage, featuredFaq].map((read) => read(locale)))
    await checkAll(pageSlugs.map((slug) => page(locale, slug)))
    await checkList(
      (page) => posts(locale, { ...query, page }),
      ({ bogs }) => bogs.map(({ slug }) => post(locale, slug)),
    )
    await checkList(
      (page) => updates(locale, { ...query, page }),
      ({ product_updates }) => product_updates.map(({ slug }) => update(locale, slug)),
    )
    const given = [frame, guidelines].map((read) => read(locale))
    await checkAll(given.filter(({ part }) => part && links?.content[part]))
    const own = links?.content.knowledge_base ? await check(knowledgeBase(locale)) : undefined
    await checkAll((own?.articles ?? []).map(({ slug }) => article(locale, slug)))
    const courses = links?.content.academy ? await check(academy(locale)) : undefined
    await checkAll((courses?.lessons ?? []).map((id) => lesson(locale, id)))
  }
  return invalid
}
