import * as v from 'valibot'
import { localeCodes } from '#i18n/locales.ts'
import { readAllLimit } from '#model/limits.ts'
import { checkRules, hostsOf, type RedirectFault } from '#worker/redirects/check-rules.ts'
import type { AskServer } from './client.ts'
import type { Misfit } from './misfit.ts'
import { parseAnswer, type Reading } from './parse-answer.ts'
import { remoteReads, type RemoteRead } from './remote-reads.ts'

/** Requests under way at once, as many as the site's. */
const atOnce = 5

/** A page of a list, whatever its items are called. */
const ListPage = v.objectWithRest({ total_pages: v.number() }, v.array(v.object({ slug: v.string() })))

/** The data of `read` as far as it fits. `failed`: whether there is such data cannot be known. */
export async function checkRead(
  ask: AskServer,
  reading: Reading,
  read: RemoteRead,
): Promise<{ data?: unknown; failed: boolean; misfits: Misfit[] }> {
  const isItem = read.slug !== undefined
  const answer = await ask(read.path, isItem)
  const outcome = answer.kind === 'found' ? await parseAnswer(read, answer.text, reading) : answer
  const fault = (found: string, good: string) => [{ call: read.path, field: 'data', found, good }]
  switch (outcome.kind) {
    case 'found':
      return { ...outcome, failed: false }
    case 'missing':
      return { failed: false, misfits: [] }
    case 'failed':
      return { failed: true, misfits: fault(outcome.reason, 'Let the call answer 200 with data') }
    case 'bad': {
      const noData = fault(outcome.reason, 'Let the call answer {"data": …} in JSON')
      return { failed: !isItem, misfits: outcome.misfits.length > 0 ? outcome.misfits : noData }
    }
  }
}

/**
 * Reads all that the site reads, in every language, with the site's own schemas. `pageSlugs` are
 * the static pages that the site knows of; others cannot be found.
 */
export async function checkContent(ask: AskServer, reading: Reading, pageSlugs: readonly string[]): Promise<Misfit[]> {
  const misfits: Misfit[] = []

  async function check(read: RemoteRead): Promise<unknown> {
    const { data, misfits: found } = await checkRead(ask, reading, read)
    misfits.push(...found)
    return data
  }

  async function checkAll(reads: readonly RemoteRead[]): Promise<void> {
    for (let at = 0; at < reads.length; at += atOnce) await Promise.all(reads.slice(at, at + atOnce).map(check))
  }

  /** Every page of a list, and each item on it. */
  async function checkList(list: (page: number) => RemoteRead, item: (slug: string) => RemoteRead) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const data = v.safeParse(ListPage, await check(list(page)))
      if (!data.success) return
      const { total_pages, ...items } = data.output
      pages = total_pages
      await checkAll(Object.values(items).flatMap((each) => each.map(({ slug }) => item(slug))))
    }
  }

  const { languages, countries, config, redirects, home, plans, pricingPage, featuredFaq, page } = remoteReads
  const { posts, post, updates, update } = remoteReads
  await checkAll([languages, countries])
  const links = v.safeParse(config.schema, await check(config))
  const rows = v.safeParse(redirects.schema, await check(redirects))
  if (links.success && rows.success) {
    const { faults } = await checkRules(rows.output, hostsOf(links.output))
    misfits.push(...faults.map(redirectMisfit))
  }
  const query = { limit: readAllLimit, category: 'all', type: 'all' } as const
  for (const locale of localeCodes) {
    await checkAll([home, plans, pricingPage, featuredFaq].map((read) => read(locale)))
    await checkAll(pageSlugs.map((slug) => page(locale, slug)))
    await checkList(
      (page) => posts(locale, { ...query, page }),
      (slug) => post(locale, slug),
    )
    await checkList(
      (page) => updates(locale, { ...query, page }),
      (slug) => update(locale, slug),
    )
  }
  return misfits
}

/** A redirect is known by its old path. */
function redirectMisfit({ row, field, reason, good }: RedirectFault): Misfit {
  const value = JSON.stringify(new Map(Object.entries(row)).get(field)) ?? 'nothing'
  const found = reason === good ? value : `${value}, ${reason}`
  return { call: remoteReads.redirects.path, slug: row.from, field, found, good }
}
