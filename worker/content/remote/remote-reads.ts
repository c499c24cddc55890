import type { PostFilter, UpdateFilter } from '#model/filters.ts'
import * as v from 'valibot'
import { Post, PostList } from '#features/blog/schema.ts'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import { Update, UpdateList } from '#features/product-updates/schema.ts'
import { AppConfig, Country, Language } from '#features/shell/schema.ts'
import { StaticPage } from '#features/static-page/schema.ts'
import { defaultLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { pageSize, siteLimits } from '#model/limits.ts'
import type { PageQuery } from '#worker/content/source.ts'
import type { ContentTrace } from '#worker/content/trace.ts'
import { RedirectRule } from '#worker/redirects/rule.ts'

type Schema<Data> = v.GenericSchema<unknown, Data>

/** One read of the content server. `path` is what it is asked, and names the copy of its answer. */
export interface RemoteRead<Data = unknown> {
  path: string
  /** That of an item is optional: its data is `undefined` when it does not exist. */
  schema: Schema<Data>
  /** What a purge can name: language, kind, item. */
  tags: string[]
  /** Language of its texts. */
  locale: Locale
  /** Slug of the item that it names. Only an item may be missing. */
  slug?: string
  /**
   * How long (ms) a copy is shown without asking; after that it is shown and refreshed in the
   * background. Without it, the content server is asked first at every read.
   */
  freshMs?: number
  /** Whether an answer is worth a copy: there are endless pages beyond the end of a list. */
  keeps?(data: Data): boolean
}

/**
 * Gives the data of a read; facts about it go to `trace`.
 * @throws ContentUnavailable when neither an answer nor a copy can be had
 */
export type ReadRemote = <Data>(read: RemoteRead<Data>, trace?: ContentTrace) => Promise<Data>

const weekMs = 7 * 24 * 60 * 60 * 1000

export const langOf = (locale: Locale) => locales[locale].apiLanguage

/** Published, featured questions of one language, whatever the filter let through. */
const FeaturedFaq = (locale: Locale) =>
  v.pipe(
    v.array(FaqItem),
    v.filterItems(
      ({ faq_id, languages_code }) =>
        faq_id.status === 'published' && faq_id.is_feature && languages_code === langOf(locale),
    ),
  )

/** A list of which an empty one is the answer of something else. */
const filled = <Data>(entry: Schema<Data>, good: string) => v.pipe(v.array(entry), v.minLength(1, good))

/** Every section may be absent, but a home page without any is the answer of something else. */
const FilledHome = v.pipe(
  Home,
  v.check((home) => Object.keys(home).length > 0),
)

const addressWith = (path: string, parameters: Record<string, string>) => `${path}?${new URLSearchParams(parameters)}`

/** A read of one thing in a language. */
const inLanguage =
  <Data>(path: string, schema: Schema<Data>, kind: string) =>
  (locale: Locale): RemoteRead<Data> => ({
    path: addressWith(path, { lang: langOf(locale) }),
    schema,
    tags: [locale, kind],
    locale,
  })

/** A read without language. Its texts, if it has any, are those of all. */
const forAll = <Data>(path: string, schema: Schema<Data>, kind: string): RemoteRead<Data> => ({
  path,
  schema,
  tags: [...localeCodes, kind],
  locale: defaultLocale,
})

/** What a list of items is narrowed to. */
type ListQuery = PageQuery & { category?: PostFilter; type?: UpdateFilter }

/**
 * A read of a page of a list. A copy is kept of a page that the site itself asks for, and that the
 * list has; the first page of an empty list is one, too.
 */
const list =
  <Data extends { total_pages: number }>(path: string, schema: Schema<Data>, kind: string) =>
  (locale: Locale, { page, limit, ...filter }: ListQuery): RemoteRead<Data> => {
    const chosen = Object.entries(filter).filter(([, value]) => value !== 'all')
    const query = { lang: langOf(locale), limit: String(limit), page: String(page), ...Object.fromEntries(chosen) }
    return {
      path: addressWith(path, query),
      schema,
      tags: [locale, kind],
      locale,
      keeps: ({ total_pages }) => siteLimits.includes(limit) && (page === 1 || page <= total_pages),
    }
  }

/** A read of one item. The slug is a parameter, or the end of a `path` with a slash at its end. */
const item =
  <Data>(path: string, schema: Schema<Data>, kind: string) =>
  (locale: Locale, slug: string): RemoteRead<Data | undefined> => ({
    path: path.endsWith('/')
      ? addressWith(path + encodeURIComponent(slug), { lang: langOf(locale) })
      : addressWith(path, { lang: langOf(locale), slug }),
    schema: v.optional(schema),
    tags: [locale, kind, `${kind}/${slug}`],
    locale,
    slug,
  })

/** The reads of the content server (docs/product.md#remote-content). */
export const remoteReads = {
  home: inLanguage('/items/pages/home', FilledHome, 'home'),
  plans: inLanguage('/items/bot-plans', BotPlans, 'plans'),
  pricingPage: inLanguage('/items/page-pricing', PricingPageAnswer, 'pricing'),
  featuredFaq: (locale: Locale) => {
    const filter = JSON.stringify({
      faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
      languages_code: { _eq: langOf(locale) },
    })
    return { path: addressWith('/items/faq', { filter }), schema: FeaturedFaq(locale), tags: [locale, 'faq'], locale }
  },
  config: { ...forAll('/config', AppConfig, 'config'), freshMs: 10_000 },
  languages: {
    ...forAll('/items/languages', filled(Language, 'Name at least one language'), 'languages'),
    freshMs: weekMs,
  },
  countries: {
    ...forAll('/country', filled(Country, 'Name at least one country, such as "VN"'), 'countries'),
    freshMs: weekMs,
  },
  /**
   * All rows: without a limit Directus gives the first hundred, with one it may still give fewer
   * than there are.
   */
  redirects: forAll('/items/redirects?limit=-1&meta=filter_count', v.array(RedirectRule), 'redirects'),
  page: item('/items/pages/static/', StaticPage, 'pages'),
  posts: list('/pages/blogs/list-blogs', PostList, 'blog'),
  post: item('/items/blogs_translations', Post, 'blog'),
  updates: list('/pages/product-updates/list-product-updates', UpdateList, 'product-updates'),
  update: item('/items/product_updates_translations', Update, 'product-updates'),
}

/** The reads whose copies are shown without asking. */
export const copyFirstReads: readonly RemoteRead[] = [remoteReads.config, remoteReads.languages, remoteReads.countries]

/** A slug that no item has: the right answer to it is that there is none. */
const madeUpSlug = 'health-check'

/** One read of each call: what the site needs of the content server. */
export const watchedReads: readonly RemoteRead[] = [
  ...copyFirstReads,
  remoteReads.redirects,
  remoteReads.home(defaultLocale),
  remoteReads.plans(defaultLocale),
  remoteReads.pricingPage(defaultLocale),
  remoteReads.featuredFaq(defaultLocale),
  remoteReads.posts(defaultLocale, { page: 1, limit: pageSize }),
  remoteReads.updates(defaultLocale, { page: 1, limit: pageSize }),
  remoteReads.page(defaultLocale, madeUpSlug),
  remoteReads.post(defaultLocale, madeUpSlug),
  remoteReads.update(defaultLocale, madeUpSlug),
]
