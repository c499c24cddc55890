import { languages } from '../model/collection.ts'
import { isRow } from './api.ts'
import { addressOf } from './directus.ts'
import type { Settings } from './settings.ts'

const faqFilter = (language: string) =>
  JSON.stringify({
    faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
    languages_code: { _eq: language },
  })

/** Requests `path` like the site. */
type Ask = (path: string, query?: Record<string, string>) => Promise<unknown>

/** The slug of the first item of a list. */
async function firstSlug(ask: Ask, path: string, name: string, lang: string): Promise<string> {
  const list = await ask(path, { lang, limit: '1', page: '1' })
  const items = isRow(list) ? list[name] : undefined
  const item: unknown = Array.isArray(items) ? items[0] : undefined
  if (!isRow(item)) throw new Error(`${name} is empty`)
  return String(item.slug)
}

const posts = '/pages/blogs/list-blogs'
const updates = '/pages/product-updates/list-product-updates'

/** Every read of the site in one language. */
const reads: Record<string, (ask: Ask, lang: string) => Promise<unknown>> = {
  '/items/pages/home': (ask, lang) => ask('/items/pages/home', { lang }),
  '/items/bot-plans': (ask, lang) => ask('/items/bot-plans', { lang }),
  '/items/page-pricing': (ask, lang) => ask('/items/page-pricing', { lang }),
  '/items/faq': (ask, lang) => ask('/items/faq', { filter: faqFilter(lang) }),
  '/items/pages/static/{slug}': (ask, lang) => ask('/items/pages/static/terms-of-use', { lang }),
  [posts]: (ask, lang) => ask(posts, { lang, limit: '6', page: '1' }),
  '/items/blogs_translations': async (ask, lang) =>
    ask('/items/blogs_translations', { lang, slug: await firstSlug(ask, posts, 'bogs', lang) }),
  [updates]: (ask, lang) => ask(updates, { lang, limit: '6', page: '1' }),
  '/items/product_updates_translations': async (ask, lang) =>
    ask('/items/product_updates_translations', { lang, slug: await firstSlug(ask, updates, 'product_updates', lang) }),
  '/config': (ask) => ask('/config'),
  '/items/languages': (ask) => ask('/items/languages'),
  '/country': (ask) => ask('/country'),
  '/items/redirects': (ask) => ask('/items/redirects', { limit: '-1' }),
}

const isFilled = (data: unknown) =>
  Array.isArray(data) ? data.length > 0 : isRow(data) && Object.keys(data).length > 0

/**
 * Requests every read in every language with the token of the site. Returns a line for each, and
 * whether all answers have data.
 */
export async function askCalls(settings: Settings): Promise<{ lines: string[]; isGood: boolean }> {
  const headers = { authorization: `Bearer ${settings.SITE_TOKEN}` }
  const ask: Ask = async (path, query = {}) => {
    const answer = await fetch(`${addressOf(settings)}${path}?${new URLSearchParams(query)}`, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
    const body: unknown = JSON.parse(text)
    if (!isRow(body) || !isFilled(body.data)) throw new Error('no data')
    return body.data
  }
  const outcomes = Object.entries(reads).map(async ([name, read]) => {
    const faults = await Promise.all(
      languages.map((language) =>
        read(ask, language).then(
          () => [],
          (error: unknown) => [`${language}: ${String(error)}`],
        ),
      ),
    )
    const found = faults.flat()
    return {
      line: `  ${found.length === 0 ? 'ok    ' : 'FAILED'} ${name}${found.length ? ` ${found.join('; ')}` : ''}`,
      isGood: found.length === 0,
    }
  })
  const all = await Promise.all(outcomes)
  return { lines: all.map(({ line }) => line), isGood: all.every(({ isGood }) => isGood) }
}
