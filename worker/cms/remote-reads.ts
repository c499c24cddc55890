import * as v from 'valibot'
import { Post, PostList } from '#features/blog/schema.ts'
import { FaqItem, Home } from '#features/home/schema.ts'
import { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import { Update, UpdateList } from '#features/product-updates/schema.ts'
import { Country, Language } from '#shell/schema.ts'
import { StaticPage } from '#features/static-page/schema.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { linkedPages } from '#model/kinds.ts'
import { pageSize, readAllLimit, siteLimits } from '#model/limits.ts'
import type { ListQuery, PageQuery } from '#worker/content/source.ts'
import type { ContentTrace } from '#worker/content/trace.ts'
import { RedirectRule } from '#worker/redirects/rule.ts'
import { RemoteAcademy, RemoteLesson } from './remote-academy.ts'
import { RemoteConfig, type Part } from './remote-config.ts'
import { FrameTexts } from './remote-frame.ts'
import { RemoteGuidelines } from './remote-guidelines.ts'
import { ArticleText, KnowledgeBase } from './remote-knowledge-base.ts'

type Schema<Data> = v.GenericSchema<unknown, Data>

/** One read of the content server. */
export interface RemoteRead<Data = unknown> {
  /** With its query, also part of the key of the copy. */
  path: string
  /** The schema of an item is optional: a missing item is `undefined`. */
  schema: Schema<Data>
  /** Language of the texts. */
  locale: Locale
  /** Whether an empty answer is a failing call: every visitor would miss it. */
  isNeeded?: boolean
  /** The part of the content that the read is for. Without it, each content server has the call. */
  part?: Part
  /** Slug of the item. Only an item may be missing. */
  slug?: string
  /** Whether the item is known without its lists. */
  isListed?: boolean
  /** The reads of the newest items, which name the slugs of real items. */
  lists?: readonly RemoteRead[]
  /**
   * Age (ms) up to which a copy is shown without a request. An older one is shown and refreshed in
   * the background. Without it, each read asks the content server first.
   */
  freshMs?: number
  /** Whether an answer is stored. Pages beyond the end of a list are not: visitors can ask for any number. */
  keeps?(data: Data): boolean
}

/**
 * Gives the data of a read; facts about it go to `trace`.
 * @throws ContentUnavailable without an answer and a copy
 */
export type ReadRemote = <Data>(read: RemoteRead<Data>, trace?: ContentTrace) => Promise<Data>

const weekMs = 7 * 24 * 60 * 60 * 1000

export const langOf = (locale: Locale) => locales[locale].apiLanguage

/** Published, featured questions of one language, also from a server that ignores the filter. */
const FeaturedFaq = (locale: Locale) =>
  v.pipe(
    v.array(FaqItem),
    v.filterItems(
      ({ faq_id, languages_code }) =>
        faq_id.status === 'published' && faq_id.is_feature && languages_code === langOf(locale),
    ),
  )

/** A list with at least one entry. */
const filled = <Data>(entry: Schema<Data>, good: string) => v.pipe(v.array(entry), v.minLength(1, good))

/** A home page with at least one section. */
const FilledHome = v.pipe(
  Home,
  v.check((home) => Object.keys(home).length > 0),
)

const withQuery = (path: string, parameters: Record<string, string>) => `${path}?${new URLSearchParams(parameters)}`

/** A read in one language. */
const inLanguage =
  <Data>(path: string, schema: Schema<Data>) =>
  (locale: Locale): RemoteRead<Data> => ({ path: withQuery(path, { lang: langOf(locale) }), schema, locale })

/** A read of all languages. */
const forAll = <Data>(path: string, schema: Schema<Data>): RemoteRead<Data> => ({ path, schema, locale: defaultLocale })

/** A read of a page of a list. Pages within the list and the first one have a copy, at limits of the site. */
const list =
  <Data extends { total_pages: number }>(path: string, schema: Schema<Data>) =>
  (locale: Locale, { page, limit, ...filter }: ListQuery<'blog'> | ListQuery<'product-updates'>): RemoteRead<Data> => {
    const chosen = Object.entries(filter).filter(([, value]) => value !== 'all')
    const query = { lang: langOf(locale), limit: String(limit), page: String(page), ...Object.fromEntries(chosen) }
    return {
      path: withQuery(path, query),
      schema,
      locale,
      keeps: ({ total_pages }) => siteLimits.includes(limit) && (page === 1 || page <= total_pages),
    }
  }

/** A read of one item. The slug is a parameter, or the end of the path if `path` ends with a slash. */
const item =
  <Data>(path: string, schema: Schema<Data>, list?: (locale: Locale, query: PageQuery) => RemoteRead) =>
  (locale: Locale, slug: string): RemoteRead<Data | undefined> => ({
    path: path.endsWith('/')
      ? withQuery(path + encodeURIComponent(slug), { lang: langOf(locale) })
      : withQuery(path, { lang: langOf(locale), slug }),
    schema: v.optional(schema),
    locale,
    slug,
    // An English item shows in every language.
    ...(list && {
      lists: [...new Set<Locale>([locale, defaultLocale])].map((code) => list(code, { page: 1, limit: readAllLimit })),
    }),
  })

/** The reads of a part that the config turns on. */
const inPart =
  <Given extends unknown[], Data>(part: Part, readOf: (...given: Given) => RemoteRead<Data>) =>
  (...given: Given): RemoteRead<Data> => ({ ...readOf(...given), part })

const frame = inPart('frame', inLanguage('/items/site-frame', FrameTexts))
const page = item('/items/pages/static/', StaticPage)
const plans = inLanguage('/items/bot-plans', BotPlans)
const posts = list('/pages/blogs/list-blogs', PostList)
const updates = list('/pages/product-updates/list-product-updates', UpdateList)

/** The reads of the content server (docs/product.md#remote-content). */
export const remoteReads = {
  academy: inPart('academy', inLanguage('/items/academy', RemoteAcademy)),
  lesson: inPart('academy', item('/items/academy_lessons_translations', RemoteLesson)),
  frame: (locale: Locale) => ({ ...frame(locale), freshMs: 10_000 }),
  guidelines: inPart('guidelines', inLanguage('/items/pages/guidelines', RemoteGuidelines)),
  home: inLanguage('/items/pages/home', FilledHome),
  plans: (locale: Locale) => ({ ...plans(locale), isNeeded: true }),
  pricingPage: inLanguage('/items/page-pricing', PricingPageAnswer),
  featuredFaq: (locale: Locale) => {
    const filter = JSON.stringify({
      faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
      languages_code: { _eq: langOf(locale) },
    })
    return { path: withQuery('/items/faq', { filter }), schema: FeaturedFaq(locale), locale }
  },
  config: { ...forAll('/config', RemoteConfig), freshMs: 10_000 },
  languages: {
    ...forAll('/items/languages', filled(Language, 'Name at least one language')),
    freshMs: weekMs,
  },
  countries: {
    ...forAll('/country', filled(Country, 'Name at least one country, such as "VN"')),
    freshMs: weekMs,
  },
  /** All rows: without a limit Directus gives the first hundred. */
  redirects: forAll('/items/redirects?limit=-1&meta=filter_count', v.array(RedirectRule)),
  page: (locale: Locale, slug: string) => ({
    ...page(locale, slug),
    isNeeded: linkedPages.some((one) => one === slug),
  }),
  posts,
  post: item('/items/blogs_translations', Post, posts),
  updates,
  update: item('/items/product_updates_translations', Update, updates),
  knowledgeBase: inPart('knowledge_base', inLanguage('/items/knowledge-base', KnowledgeBase)),
  article: inPart('knowledge_base', item('/items/knowledge_base_translations', ArticleText)),
}

/** A slug that no item has: a good answer is `ITEM_NOT_FOUND`. */
const unknownSlug = 'health-check'

/** One read of each call, for the health check. */
export const watchedReads: readonly RemoteRead[] = [
  remoteReads.config,
  remoteReads.languages,
  remoteReads.countries,
  remoteReads.redirects,
  remoteReads.home(defaultLocale),
  remoteReads.plans(defaultLocale),
  remoteReads.pricingPage(defaultLocale),
  remoteReads.featuredFaq(defaultLocale),
  // The longest answers, of sitemaps and feeds, and those of the pages of lists.
  ...[readAllLimit, pageSize].flatMap((limit) => [
    remoteReads.posts(defaultLocale, { page: 1, limit }),
    remoteReads.updates(defaultLocale, { page: 1, limit }),
  ]),
  ...linkedPages.map((slug) => ({ ...remoteReads.page(defaultLocale, slug), isListed: true })),
  ...[remoteReads.frame, remoteReads.guidelines, remoteReads.knowledgeBase, remoteReads.academy].map((read) =>
    read(defaultLocale),
  ),
  // The check must not wait behind invented slugs.
  ...[remoteReads.page, remoteReads.post, remoteReads.update, remoteReads.article, remoteReads.lesson].map((read) => ({
    ...read(defaultLocale, unknownSlug),
    isListed: true,
  })),
]
