import { localeCodes, type Locale } from '../../src/i18n/locales.ts'
import { readAllLimit } from '../../src/model/limits.ts'
import { localesOf, type Translations } from '../../src/model/translations.ts'
import type { RemoteConfig } from '../../worker/cms/remote-config.ts'
import { remoteReads, type ReadRemote, type RemoteRead } from '../../worker/cms/remote-reads.ts'

export type LocaleOnServer = Awaited<ReturnType<typeof readLocale>>
export interface ServerContent extends Awaited<ReturnType<typeof readShared>> {
  locales: ReadonlyMap<Locale, LocaleOnServer>
}

type Parts = RemoteConfig['content']

const query = { limit: readAllLimit, category: 'all', type: 'all' } as const

/** The items of all pages of a list. */
async function listed<Page extends { total_pages: number }, Item>(
  get: ReadRemote,
  read: (page: number) => RemoteRead<Page>,
  itemsOf: (page: Page) => Item[],
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const data = await get(read(page))
    pages = data.total_pages
    items.push(...itemsOf(data))
  }
  return items
}

/**
 * The items that exist in a language, by slug, one request after the other. A server answers in English
 * for a language that it does not know.
 */
async function found<Item>(
  get: ReadRemote,
  locale: Locale,
  slugs: readonly string[],
  read: (locale: Locale, slug: string) => RemoteRead<Item | undefined>,
  translationsOf: (item: Item) => Translations,
) {
  const items = new Map<string, Item>()
  for (const slug of slugs) {
    const item = await get(read(locale, slug))
    if (item !== undefined && localesOf(translationsOf(item)).includes(locale)) items.set(slug, item)
  }
  return items
}

async function readLocale(get: ReadRemote, locale: Locale, pageSlugs: readonly string[], parts: Parts) {
  const { posts, post, updates, update, page, knowledgeBase, article, academy, lesson } = remoteReads
  const slugsOf = (category: 'all' | 'featured') =>
    listed(
      get,
      (at) => posts(locale, { ...query, category, page: at }),
      ({ bogs }) => bogs.map(({ slug }) => slug),
    )
  const releases = await listed(
    get,
    (at) => updates(locale, { ...query, page: at }),
    ({ product_updates }) => product_updates.map(({ slug }) => slug),
  )
  const index = parts.knowledge_base ? await get(knowledgeBase(locale)) : undefined
  const articleSlugs = (index?.articles ?? []).map(({ slug }) => slug)
  const courses = parts.academy ? await get(academy(locale)) : undefined
  return {
    academy: courses && {
      ...courses,
      texts: await found(get, locale, courses.lessons, lesson, (item) => item.translations),
    },
    frame: parts.frame ? await get(remoteReads.frame(locale)) : undefined,
    guidelines: parts.guidelines ? await get(remoteReads.guidelines(locale)) : undefined,
    home: await get(remoteReads.home(locale)),
    plans: (await get(remoteReads.plans(locale))).botplans,
    pricing: (await get(remoteReads.pricingPage(locale))).pricing_page,
    faq: await get(remoteReads.featuredFaq(locale)),
    posts: await found(get, locale, await slugsOf('all'), post, (item) => item.blogs_id.translations),
    featured: await slugsOf('featured'),
    updates: await found(get, locale, releases, update, (item) => item.product_updates_id.translations),
    pages: await found(get, locale, pageSlugs, page, (item) => item.translations),
    knowledgeBase: index && {
      ...index,
      texts: await found(get, locale, articleSlugs, article, (item) => item.translations),
    },
  }
}

const readShared = async (get: ReadRemote) => ({
  config: await get(remoteReads.config),
  countries: await get(remoteReads.countries),
  redirects: await get(remoteReads.redirects),
})

/**
 * Reads all content of a content server through the calls of the site.
 * @param pageSlugs the static pages to ask for, because no call lists them
 * @throws ContentUnavailable if a call fails
 */
export async function readServer(get: ReadRemote, pageSlugs: readonly string[]): Promise<ServerContent> {
  const shared = await readShared(get)
  const locales = new Map<Locale, LocaleOnServer>()
  for (const locale of localeCodes) locales.set(locale, await readLocale(get, locale, pageSlugs, shared.config.content))
  return { ...shared, locales }
}
