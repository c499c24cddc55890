import * as v from 'valibot'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { readAllLimit } from '#model/limits.ts'
import { checkRules, hostsOf, type RedirectFault } from '#worker/redirects/check-rules.ts'
import { cureOf, type AskServer } from './client.ts'
import type { Misfit } from './misfit.ts'
import { parseAnswer, type Reading } from './parse-answer.ts'
import { remoteReads, type RemoteRead } from './remote-reads.ts'

/** What does not fit in the answer to a call (with its query). */
export interface Finding extends Misfit {
  call: string
}

/** Requests under way at once, as many as the site's. */
const atOnce = 5

const Listed = v.object({ total_pages: v.fallback(v.number(), 1) })
const Slugs = v.array(v.object({ slug: v.string() }))

/** The data of `read` as far as it fits. `failed`: whether there is such data cannot be known. */
export async function checkRead(
  ask: AskServer,
  reading: Reading,
  read: RemoteRead,
): Promise<{ data?: unknown; failed: boolean; findings: Finding[] }> {
  const { path: call } = read
  const isItem = read.slug !== undefined
  const answer = await ask(call)
  if (answer.kind === 'missing' && isItem) return { failed: false, findings: [] }
  if (answer.kind !== 'found') {
    const found = answer.kind === 'failed' ? answer.reason : `${answer.status}: ${cureOf(answer.status) ?? 'nothing'}`
    return { failed: true, findings: [{ call, field: 'data', found, good: 'Let the call answer 200 with data' }] }
  }
  const parsed = await parseAnswer(read, answer.text, reading, async () => undefined)
  if (parsed.kind === 'missing') return { failed: false, findings: [] }
  const findings = parsed.misfits.map((misfit) => ({ call, ...misfit }))
  if (parsed.kind === 'found') return { data: parsed.data, failed: false, findings }
  if (findings.length === 0)
    findings.push({ call, field: 'data', found: parsed.reason, good: 'Let the call answer {"data": …} in JSON' })
  return { failed: !isItem, findings }
}

/**
 * Reads all that the site reads, in every language, with the site's own schemas. `pageSlugs` are
 * the static pages that the site knows of; others cannot be found.
 */
export async function checkContent(ask: AskServer, reading: Reading, pageSlugs: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = []

  async function check(read: RemoteRead): Promise<unknown> {
    const checked = await checkRead(ask, reading, read)
    findings.push(...checked.findings)
    return checked.data
  }

  async function checkAll(reads: readonly RemoteRead[]): Promise<void> {
    for (let at = 0; at < reads.length; at += atOnce) await Promise.all(reads.slice(at, at + atOnce).map(check))
  }

  /** Every page of a list, and each item on it. */
  async function checkList(list: (page: number) => RemoteRead, name: string, item: (slug: string) => RemoteRead) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const data = await check(list(page))
      if (!v.is(Listed, data)) return
      pages = data.total_pages
      const items = v.parse(v.object({ [name]: Slugs }), data)[name] ?? []
      await checkAll(items.map(({ slug }) => item(slug)))
    }
  }

  const { config, redirects } = remoteReads
  await checkAll([remoteReads.languages, remoteReads.countries])
  const links = v.safeParse(config.schema, await check(config))
  const rows = v.safeParse(redirects.schema, await check(redirects))
  if (links.success && rows.success) {
    const { faults } = await checkRules(rows.output, hostsOf(links.output))
    findings.push(...faults.map(findingOf))
  }
  const query = { limit: readAllLimit, category: 'all', type: 'all' } as const
  const inLanguage = async (locale: Locale) => {
    const { home, plans, pricingPage, featuredFaq, page } = remoteReads
    await checkAll([home, plans, pricingPage, featuredFaq].map((read) => read(locale)))
    await checkAll(pageSlugs.map((slug) => page(locale, slug)))
    const { posts, post, updates, update } = remoteReads
    await checkList(
      (number) => posts(locale, { ...query, page: number }),
      'bogs',
      (slug) => post(locale, slug),
    )
    await checkList(
      (number) => updates(locale, { ...query, page: number }),
      'product_updates',
      (slug) => update(locale, slug),
    )
  }
  for (const locale of localeCodes) await inLanguage(locale)
  return findings
}

/** A redirect is known by its old path. */
function findingOf({ row, field, reason, good }: RedirectFault): Finding {
  const value = JSON.stringify(new Map(Object.entries(row)).get(field)) ?? 'nothing'
  const found = reason === good ? value : `${value}, ${reason}`
  return { call: remoteReads.redirects.path, slug: row.from, field, found, good }
}
