import * as v from 'valibot'
import type { PostFilter } from '#model/filters.ts'
import { Post, PostList } from '#features/blog/schema.ts'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import type { UpdateFilter } from '#model/filters.ts'
import { Update, UpdateList } from '#features/product-updates/schema.ts'
import { AppConfig, Country, Language } from '#features/shell/schema.ts'
import { StaticPage } from '#features/static-page/schema.ts'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { siteLimits, type PageQuery } from '#worker/content/embedded/paged.ts'
import { address, langOf, type Call } from './call.ts'

const configFreshMs = 10_000
const weekMs = 7 * 24 * 60 * 60 * 1000
/** A sample figure: the content server counts no views (docs/product.md#blog-post). */
const sampleViews = 2847

/**
 * A row of the redirect table as editors left it, whatever it holds: which rows are rules is for
 * safe-rules.ts to say, and one that is none must not cost the others. What cannot be in a rule
 * counts as an empty text, or as 0.
 */
const RedirectRow = v.fallback(
  v.object({
    from: v.optional(v.fallback(v.string(), ''), ''),
    to: v.optional(v.fallback(v.string(), '')),
    status: v.optional(v.fallback(v.number(), 0), 0),
  }),
  { from: '', status: 0 },
)
const RedirectRows = v.array(RedirectRow)
export type RedirectRow = v.InferOutput<typeof RedirectRow>

const Languages = v.pipe(v.array(Language), v.minLength(1))
const Countries = v.pipe(v.array(Country), v.minLength(1))

/**
 * Published, featured questions of one language, and no others, whatever the filter let through.
 */
const featuredFaq = (locale: Locale) =>
  v.pipe(
    v.array(FaqItem),
    v.transform((items) =>
      items.filter(
        ({ faq_id, languages_code }) =>
          faq_id.status === 'published' && faq_id.is_feature && languages_code === langOf(locale),
      ),
    ),
  )
const FeaturedFaq = { en: featuredFaq('en'), vi: featuredFaq('vi'), cn: featuredFaq('cn') }

/** Every section may be absent, but a home page without any is the answer of something else. */
const FilledHome = v.pipe(
  Home,
  v.check((home) => Object.keys(home).length > 0),
)

/** A read of one thing in a language. */
const inLanguage =
  <T extends v.GenericSchema>(path: string, schema: T, kind: string) =>
  (locale: Locale): Call<T> => ({
    path: address(path, { lang: langOf(locale) }),
    schema,
    tags: [locale, kind],
    locale,
  })

/** A read without language. Its texts, if it has any, are those of all. */
const forAll = <T extends v.GenericSchema>(path: string, schema: T, kind: string, freshMs?: number): Call<T> => ({
  path,
  schema,
  tags: [...localeCodes, kind],
  locale: defaultLocale,
  ...(freshMs === undefined ? {} : { freshMs }),
})

/**
 * Whether a page is one that the site itself asks for, and a list has it, the first one of an empty
 * list included.
 */
const isWorthCopy =
  ({ page, limit }: PageQuery) =>
  (data: unknown) =>
    siteLimits.includes(limit) &&
    v.is(v.object({ total_pages: v.pipe(v.number(), v.minValue(page > 1 ? page : 0)) }), data)

/** The reads of the content server (docs/product.md#remote-content). */
export const calls = {
  home: inLanguage('/items/pages/home', FilledHome, 'home'),
  plans: inLanguage('/items/bot-plans', BotPlans, 'plans'),
  pricingPage: inLanguage('/items/page-pricing', PricingPageAnswer, 'pricing'),
  featuredFaq: (locale: Locale) => {
    const filter = JSON.stringify({
      faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
      languages_code: { _eq: langOf(locale) },
    })
    return { path: address('/items/faq', { filter }), schema: FeaturedFaq[locale], tags: [locale, 'faq'], locale }
  },
  config: {
    ...forAll('/config', AppConfig, 'config', configFreshMs),
    fallback: () => embeddedContent.config(),
  },
  languages: forAll('/items/languages', Languages, 'languages', weekMs),
  countries: forAll('/country', Countries, 'countries', weekMs),
  /** All rows: without a limit Directus gives the first hundred. */
  redirects: forAll(address('/items/redirects', { limit: -1 }), RedirectRows, 'redirects'),
  page: (locale: Locale, slug: string): Call<typeof StaticPage> => ({
    path: address(`/items/pages/static/${encodeURIComponent(slug)}`, { lang: langOf(locale) }),
    schema: StaticPage,
    tags: [locale, 'pages', `pages/${slug}`],
    locale,
    slug,
  }),
  posts: (locale: Locale, { category, ...query }: PageQuery & { category: PostFilter }): Call<typeof PostList> => ({
    path: address('/pages/blogs/list-blogs', {
      lang: langOf(locale),
      limit: query.limit,
      page: query.page,
      category: category === 'all' ? undefined : category,
    }),
    schema: PostList,
    tags: [locale, 'blog'],
    locale,
    keeps: isWorthCopy(query),
  }),
  post: (locale: Locale, slug: string): Call<typeof Post> => ({
    path: address('/items/blogs_translations', { lang: langOf(locale), slug }),
    schema: Post,
    tags: [locale, 'blog', `blog/${slug}`],
    locale,
    slug,
    defaults: { id: slug, slug, related_articles: [], blogs_id: { views: sampleViews, tags: [] } },
  }),
  updates: (locale: Locale, { type, ...query }: PageQuery & { type: UpdateFilter }): Call<typeof UpdateList> => ({
    path: address('/pages/product-updates/list-product-updates', {
      lang: langOf(locale),
      limit: query.limit,
      page: query.page,
      type: type === 'all' ? undefined : type,
    }),
    schema: UpdateList,
    tags: [locale, 'product-updates'],
    locale,
    keeps: isWorthCopy(query),
  }),
  update: (locale: Locale, slug: string): Call<typeof Update> => ({
    path: address('/items/product_updates_translations', { lang: langOf(locale), slug }),
    schema: Update,
    tags: [locale, 'product-updates', `product-updates/${slug}`],
    locale,
    slug,
    defaults: { id: slug, slug },
  }),
}

/** The calls whose copies are shown without asking. */
export const copyFirstCalls: readonly Call[] = [calls.config, calls.languages, calls.countries]
