import type { FaqItem, Home } from '#features/home/schema.ts'
import type { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import type { AppConfig, Chrome, Country, Language } from '#features/shell/schema.ts'
import type { StaticPage } from '#features/static-page/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { AcademySource } from '#worker/content/embedded/academy.ts'
import type { BlogSource } from '#worker/content/embedded/blog.ts'
import type { GuidelinesSource } from '#worker/content/embedded/guidelines.ts'
import type { KnowledgeBaseSource } from '#worker/content/embedded/knowledge-base.ts'
import type { TextFolder } from '#worker/content/embedded/text.ts'
import type { ProductUpdatesSource } from '#worker/content/embedded/product-updates.ts'
import type { SearchSource } from '#worker/content/search/search.ts'
import type { ContentTrace } from './trace.ts'

/**
 * Where content comes from: one method for each read. What a method returns has the
 * shape of its feature's schema; whoever reads it does not change it.
 */
export interface ContentSource
  extends KnowledgeBaseSource, GuidelinesSource, ProductUpdatesSource, BlogSource, AcademySource, SearchSource {
  home(locale: Locale): Promise<Home>
  plans(locale: Locale): Promise<BotPlans>
  pricingPage(locale: Locale): Promise<PricingPageAnswer>
  /** Published, featured questions. */
  featuredFaq(locale: Locale): Promise<FaqItem[]>
  /** The words of header and footer. */
  chrome(locale: Locale): Promise<Chrome>
  /** The app config with the translations of one language, or of all. */
  config(locale?: Locale): Promise<AppConfig>
  languages(): Promise<Language[]>
  countries(): Promise<Country[]>
  /** A static page; `undefined` when there is none under this slug. */
  findPage(locale: Locale, slug: string): Promise<StaticPage | undefined>
  /** Slugs of all static pages. */
  pageSlugs(locale: Locale): Promise<string[]>
  /**
   * The Markdown that an item was written in; `undefined` where there is only HTML. The item is
   * known to exist.
   */
  findText(locale: Locale, folder: TextFolder, slug: string): Promise<string | undefined>
}

/** Opens the content for one request; facts about the reads go to `trace`. */
export type OpenContent = (trace: ContentTrace) => ContentSource
