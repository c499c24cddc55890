import type { Academy, AcademyItem } from '#features/academy/schema.ts'
import type { Post, PostList } from '#features/blog/schema.ts'
import type { Guideline, Guidelines } from '#features/guidelines/schema.ts'
import type { FaqItem, Home } from '#features/home/schema.ts'
import type { Article, ArticleList } from '#features/knowledge-base/schema.ts'
import type { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import type { Update, UpdateList } from '#features/product-updates/schema.ts'
import type { SearchAnswer } from '#features/search/schema.ts'
import type { AppConfig, SiteFrame, Country, Language } from '#shell/schema.ts'
import type { StaticPage } from '#features/static-page/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Samples } from '#model/samples-schema.ts'
import type { ListFilter } from '#model/sections.ts'
import type { ContentTrace } from './trace.ts'

/** A page of a list: `page` counts from 1, `limit` is the number of items on it. */
export interface PageQuery {
  page: number
  limit: number
}

/** A page of a section's list, with its filters. An absent filter lets everything through. */
export type ListQuery<Name extends 'blog' | 'product-updates'> = PageQuery & Partial<ListFilter<Name>>

/**
 * One method for each read of content, in the shapes of the features' schemas. A missing item is
 * `undefined`; a page beyond the end of a list is empty.
 */
export interface ContentSource {
  home(locale: Locale): Promise<Home>
  plans(locale: Locale): Promise<BotPlans>
  pricingPage(locale: Locale): Promise<PricingPageAnswer>
  /** Published, featured questions. */
  featuredFaq(locale: Locale): Promise<FaqItem[]>
  /** Texts of header and footer. */
  frame(locale: Locale): Promise<SiteFrame>
  /** The app config with the translations of one language, or of all. */
  config(locale?: Locale): Promise<AppConfig>
  languages(): Promise<Language[]>
  countries(): Promise<Country[]>
  /** The sample months, always those of `content/`. */
  samples(): Promise<Samples>
  findPage(locale: Locale, slug: string): Promise<StaticPage | undefined>
  /** Slugs of all static pages. */
  pageSlugs(locale: Locale): Promise<string[]>
  /** Posts, newest first. */
  listPosts(locale: Locale, query: ListQuery<'blog'>): Promise<PostList>
  findPost(locale: Locale, slug: string): Promise<Post | undefined>
  /** Releases, newest first. */
  listUpdates(locale: Locale, query: ListQuery<'product-updates'>): Promise<UpdateList>
  findUpdate(locale: Locale, slug: string): Promise<Update | undefined>
  /** Ten articles a page; those with the words in their title come first. */
  listArticles(locale: Locale, filter: Partial<ListFilter<'knowledge-base'>>): Promise<ArticleList>
  findArticle(locale: Locale, slug: string): Promise<Article | undefined>
  guidelines(locale: Locale): Promise<Guidelines>
  /** The one guideline article. */
  guideline(locale: Locale): Promise<Guideline | undefined>
  academy(locale: Locale): Promise<Academy>
  /** Courses, learning paths and first lessons. */
  academySlugs(locale: Locale): Promise<string[]>
  findAcademyItem(locale: Locale, slug: string): Promise<AcademyItem | undefined>
  /** Pages with the words of `q`, best first; an empty `q` finds nothing. */
  search(locale: Locale, query: { limit: number } & ListFilter<'search'>): Promise<SearchAnswer>
}

/** Opens the content for one request. The reads record facts in `trace`. */
export type OpenContent = (trace?: ContentTrace) => ContentSource
