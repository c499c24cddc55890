import { join } from 'node:path'
import * as v from 'valibot'
import { locales, type Locale } from '#i18n/locales.ts'
import { sections } from '#model/sections.ts'
import { compileContent } from '#scripts/content/compile.ts'
import type { CompiledLocale } from '#worker/content/compiled.ts'
import { readPictures } from '#scripts/pictures/picture-sources.ts'
import { sitePath } from '#scripts/site-folder.ts'
import { compiledSource } from '#worker/content/embedded/compiled-source.ts'
import { badConfig } from './bad-config.ts'
import { config, countries, languages } from './config.ts'
import { withMistakes } from './mistakes.ts'
import type { Fault } from './faults.ts'
import { sampleArticles } from './sample-articles.ts'
import { redirects, wrongRedirects } from './redirects.ts'
import { sampleOf } from './sample.ts'
import { hostileHtml, localeOf, richText, writer } from './texts.ts'

const content = compileContent(sitePath('content'), await readPictures(join(sitePath('content'), 'pictures')))

/** The language in the FAQ's filter (docs/product.md#api-reads). */
const filterLanguage = (filter: string | null) => /"languages_code":\{"_eq":"([\w-]+)"/.exec(filter ?? '')?.[1] ?? null

/** The answer, in which the first post or release is to be published in an hour. */
function scheduled(data: unknown): unknown {
  const date = new Date(Date.now() + 3_600_000).toISOString()
  const first = /("slug":"cms-(?:post|update)-1".*?"(?:blogs_id|product_updates_id)":\{)/g
  return JSON.parse(JSON.stringify(data).replaceAll(first, `$1"date_published":"${date}",`))
}

/**
 * `data` as Directus writes it: null for what is empty, numbers as keys, prices as texts, dates
 * with their time. Texts of `content/` get the mark.
 */
function asDirectus(data: unknown, locale: Locale, mark: string): unknown {
  const say = writer(locale, mark)
  const text = JSON.stringify(data, (name, value: unknown) => {
    if (value === undefined || value === '') return null
    if (name === 'price' && typeof value === 'number') return value.toFixed(2)
    if (typeof value !== 'string') return value
    if (name === 'id' && /^\d+$/.test(value)) return Number(value)
    if (/^date_\w+$/.test(name) && value.length === 10) return `${value}T08:30:00.000Z`
    return value.includes(' ') && !value.startsWith(mark) && !value.startsWith('<') ? say(value) : value
  })
  return JSON.parse(text)
}

/** The content of the server. `mark` is a prefix of all texts; `drafts` adds unpublished items. */
export interface Served {
  mark: string
  fault?: Fault | undefined
  drafts?: boolean
}

function sourceOf({ mark, fault, drafts = false }: Served) {
  const texts: Partial<Record<Fault, string>> = { hostile: hostileHtml, 'long-texts': `<p>${'x'.repeat(300_000)}</p>` }
  const text = fault && texts[fault]
  const html = text === undefined ? richText : () => text
  const part =
    <Name extends keyof CompiledLocale>(name: Name) =>
    async (locale: Locale) =>
      sampleOf(content, locale, { mark, html, drafts })[name]
  return compiledSource({
    site: part('site'),
    pages: part('pages'),
    blog: part('blog'),
    'product-updates': part('product-updates'),
    'knowledge-base': part('knowledge-base'),
    guidelines: part('guidelines'),
    academy: part('academy'),
    shared: async () => content.shared,
  })
}

/** The translations of an item as a collection has them: a list of one. */
const inList = (item: object | undefined) => item && [item]

/**
 * The answer to a read of `path`, from the site's own source over sample content; `undefined` is a
 * 404. A data fault is applied.
 */
export async function readContent(path: string, query: URLSearchParams, served: Served): Promise<unknown> {
  const { mark, fault } = served
  const source = sourceOf(served)
  const locale = localeOf(query.get('lang') ?? filterLanguage(query.get('filter')))
  const slug = query.get('slug') ?? ''
  const limit = Number(query.get('limit') ?? 6)
  const asked = Object.fromEntries(query)
  const page = /^\/items\/pages\/static\/([^/]+)$/.exec(path)?.[1] ?? ''
  const inAllLanguages = () =>
    Promise.all(
      (['cn', 'vi', 'en'] as const).map(async (code) => ({
        ...(await source.findPost(code, slug)),
        languages_code: locales[code].apiLanguage,
      })),
    )
  const reads: Record<string, () => unknown> = {
    '/items/pages/home': async () => ({ id: '1', status: 'published', ...(await source.home(locale)) }),
    [`/items/pages/static/${page}`]: () => source.findPage(locale, decodeURIComponent(page)),
    '/items/bot-plans': () => source.plans(locale),
    '/items/page-pricing': () => source.pricingPage(locale),
    '/items/faq': () => source.featuredFaq(locale),
    '/pages/blogs/list-blogs': () =>
      source.listPosts(locale, { ...v.parse(v.object(sections.blog.search), asked), limit }),
    '/pages/product-updates/list-product-updates': () =>
      source.listUpdates(locale, { ...v.parse(v.object(sections['product-updates'].search), asked), limit }),
    '/items/blogs_translations': async () =>
      fault === 'all-languages' ? inAllLanguages() : inList(await source.findPost(locale, slug)),
    '/items/product_updates_translations': async () => inList(await source.findUpdate(locale, slug)),
    '/items/site-frame': () => source.frame(locale),
    '/items/pages/guidelines': async () => {
      const article = (await source.guideline(locale)) ?? (await source.guideline('en'))
      return { ...article, ...(await source.guidelines(locale)), article }
    },
    '/items/academy': () => {
      const { source: own } = content[locale].academy
      const records = [own.instructors, own.paths, own.courses, own.sessions].flat()
      return { ...own, known: [...records.map(({ id }) => id), ...own.lessons] }
    },
    '/items/academy_lessons_translations': () => {
      const own = content[locale].academy.texts[slug]
      return own && inList({ ...own, content: richText(writer(locale, mark)) })
    },
    '/items/knowledge-base': () => sampleArticles(content.en, writer(locale, mark)),
    '/items/knowledge_base_translations': () => {
      const say = writer(locale, mark)
      const own = sampleArticles(content.en, say).articles.find((article) => article.slug === slug)
      return own && inList({ ...own, content: richText(say) })
    },
  }
  const settings: Record<string, unknown> = {
    '/config': fault === 'bad-fields' ? badConfig(mark) : config(mark),
    '/country': countries,
    '/items/languages': languages,
    '/items/redirects': fault === 'wrong-redirects' ? wrongRedirects : redirects.slice(0, fault === 'cut' ? 1 : 2),
  }
  const found = await reads[path]?.()
  const data = found === undefined ? settings[path] : asDirectus(found, locale, mark)
  if (data === undefined) return undefined
  if (fault === 'mistakes') return withMistakes(path, data)
  return fault === 'scheduled' ? scheduled(data) : data
}
