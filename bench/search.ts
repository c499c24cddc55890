// node bench/search.ts, after a build: CPU time of the search with a thousand made-up pages a
// language.
import { readFile } from 'node:fs/promises'
import { searchKinds } from '#model/kinds.ts'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { contentFilePath } from '#worker/content/compiled.ts'
import type { SearchContent, SearchDocument } from '#worker/content/search/search-content.ts'
import { openSearch, prepareSearch } from '#worker/content/search/search-pages.ts'

const pageCount = 1000
const linesOfBody = 25
const repeats = 20

/**
 * CPU time in ms: of opening the site's own pages and the made-up ones once, and of a query over the
 * latter (the middle one, and the slowest of its kind).
 */
export interface SearchRow {
  locale: Locale
  openOwn: number
  open: number
  median: number
  slowest: number
  slowestQuery: string
}

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Pages made of sentences of the site, so that words are as long, as frequent and as alike as in
 * its language.
 */
async function pages(locale: Locale): Promise<SearchDocument[]> {
  const { documents }: SearchContent = JSON.parse(await readFile(`public${contentFilePath(locale, 'search')}`, 'utf8'))
  const random = randomNumbers(7)
  const pick = <T>(list: readonly T[]): T[] => list.slice(Math.floor(random() * list.length)).slice(0, 1)
  const lines = documents.flatMap(({ body }) => body.split('\n'))
  return Array.from({ length: pageCount }, (_, id) => ({
    kind: searchKinds[id % searchKinds.length] ?? 'pages',
    path: `/page/${id}`,
    title: pick(documents)
      .map(({ title }) => title)
      .join(''),
    tags: pick(documents).flatMap(({ tags }) => tags),
    excerpt: pick(documents)
      .map(({ excerpt }) => excerpt)
      .join(''),
    body: Array.from({ length: linesOfBody }, () => pick(lines).join('')).join('\n'),
  }))
}

/**
 * Searches as visitors type them: common and rare words, two of them, the beginning of one, a slip, nothing
 * that is there.
 */
const queries: Partial<Record<Locale, string[]>> = {
  en: ['risk', 'drawdown', 'draw', 'minimum capital', 'drawdwn', 'r', 'ri', 'how to stop the bot', 'the', 'zzzzzz'],
  vi: ['rủi ro', 'rui ro', 'đòn bẩy', 'don bay', 't', 'th', 'thị trường', 'làm sao để dừng bot', 'trươmg', 'zzzzzz'],
  cn: ['风险', '风', '网格交易', '交易机器人', '回撤', '密钥设置', '止损', '收益报告', '的', '资金费用账户策略'],
}

/** CPU time that `work` takes, in ms. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function measure(locale: Locale): Promise<SearchRow> {
  const own = await readFile(`public${contentFilePath(locale, 'search')}`, 'utf8')
  const { synonyms, stopWords }: SearchContent = JSON.parse(own)
  const file = JSON.stringify(prepareSearch(await pages(locale), { synonyms, stopWords }))
  const openOwn = cpuOf(() => void openSearch(JSON.parse(own)))
  let search = openSearch(JSON.parse(file))
  const open = cpuOf(() => (search = openSearch(JSON.parse(file))))
  const times = (queries[locale] ?? []).map((query) => ({
    query,
    ms:
      cpuOf(() => {
        for (let time = 0; time < repeats; time += 1) search({ q: query, limit: 20 })
      }) / repeats,
  }))
  const sorted = times.toSorted((one, other) => one.ms - other.ms)
  return {
    locale,
    openOwn,
    open,
    median: sorted[Math.floor(sorted.length / 2)]?.ms ?? 0,
    slowest: sorted.at(-1)?.ms ?? 0,
    slowestQuery: sorted.at(-1)?.query ?? '',
  }
}

/** Measures the search in each language, one after the other. */
export async function measureSearch(): Promise<SearchRow[]> {
  const rows: SearchRow[] = []
  for (const locale of localeCodes) rows.push(await measure(locale))
  return rows
}

if (import.meta.main) console.table(await measureSearch())
