import { badConfig } from './bad-config.ts'
import { withMistakes } from './mistakes.ts'
import type { Fault } from './faults.ts'
import { postList, posts, redirects, staticPage, updateList, updates, wrongRedirects } from './items.ts'
import { config, countries, home, languages, plans, pricingPage, questions } from './site.ts'
import { locales } from '#i18n/locales.ts'
import { hostileHtml, localeOf, richText, writer } from './texts.ts'

const list = (query: URLSearchParams) => [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 6)] as const

/** The language in the FAQ's filter (docs/product.md#api-reads). */
function filterLanguage(query: URLSearchParams): string {
  const filter: unknown = JSON.parse(query.get('filter') ?? '{}')
  return /"languages_code":\{"_eq":"([\w-]+)"/.exec(JSON.stringify(filter))?.[1] ?? 'en-US'
}

/** Answers as JSON, in which the first post or release is to be published in an hour. */
function scheduled(data: unknown): unknown {
  const date = new Date(Date.now() + 3_600_000).toISOString()
  const first = /("slug":"cms-(?:post|update)-1".*?"(?:blogs_id|product_updates_id)":\{)/g
  return JSON.parse(JSON.stringify(data ?? null).replaceAll(first, `$1"date_published":"${date}",`))
}

/**
 * The content at `path`; `undefined` is a 404. `mark` is a prefix of all texts; a data fault is
 * applied. With `drafts` also what is not published.
 */
export function readContent(
  path: string,
  query: URLSearchParams,
  mark: string,
  fault?: Fault,
  drafts = false,
): unknown {
  const language = path === '/items/faq' ? filterLanguage(query) : query.get('lang')
  const locale = localeOf(language)
  const say = writer(locale, mark)
  const html = fault === 'hostile' ? () => hostileHtml : richText
  const slug = query.get('slug') ?? ''
  const reads: Record<string, () => unknown> = {
    '/items/pages/home': () => home(say),
    '/items/bot-plans': () => plans(say, locale),
    '/items/page-pricing': () => pricingPage(say),
    '/items/faq': () => questions(say, language ?? 'en-US'),
    '/items/languages': () => languages,
    '/items/redirects': () =>
      fault === 'wrong-redirects' ? wrongRedirects : redirects.slice(0, fault === 'cut' ? 1 : 2),
    '/config': () => (fault === 'bad-fields' ? badConfig(mark) : config(mark)),
    '/country': () => countries,
    '/geoip': () => ({ country: { code: 'VN' }, ipUser: '203.0.113.7' }),
    '/pages/blogs/list-blogs': () => postList(say, ...list(query), query.get('category') ?? 'all', html, drafts),
    '/pages/product-updates/list-product-updates': () =>
      updateList(say, ...list(query), query.get('type') ?? 'all', drafts),
    '/items/blogs_translations': () => posts(say, slug, html, drafts),
    '/items/product_updates_translations': () => updates(say, slug, html, drafts),
  }
  const page = /^\/items\/pages\/static\/([^/]+)$/.exec(path)?.[1]
  if (fault === 'all-languages' && path === '/items/blogs_translations')
    return (['cn', 'vi', 'en'] as const).flatMap((code) =>
      posts(writer(code, mark), slug).map((post) => ({ ...post, languages_code: locales[code].apiLanguage })),
    )
  const data = page ? staticPage(say, decodeURIComponent(page), html, drafts) : reads[path]?.()
  if (fault === 'mistakes') return withMistakes(path, data)
  return fault === 'scheduled' ? scheduled(data) : data
}
