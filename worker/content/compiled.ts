import type { BlogContent } from '#features/blog/schema.ts'
import type { GuidelinesContent } from '#features/guidelines/schema.ts'
import type { KnowledgeBaseContent } from '#features/knowledge-base/schema.ts'
import type { ProductUpdatesContent } from '#features/product-updates/schema.ts'
import type { FaqItem, Home } from '#features/home/schema.ts'
import type { BotPlans, PricingPageAnswer } from '#features/pricing/schema.ts'
import type { AppConfig, SiteFrame, Country, Language } from '#shell/schema.ts'
import type { StaticPage } from '#features/static-page/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Samples } from '#model/samples-schema.ts'
import type { AcademyFiles } from './academy.ts'
import type { SearchWords } from './search/query.ts'
import type { SearchContent } from './search/search-content.ts'

/** Header, footer, config, home page and plans of one language. */
export interface SiteContent {
  home: Home
  plans: BotPlans
  pricingPage: PricingPageAnswer
  /** Published, featured questions. */
  featuredFaq: FaqItem[]
  frame: SiteFrame
  config: AppConfig
}

/** `content/{locale}` as scripts/vite/content.ts writes it, a part for each key. */
export interface LocaleContent {
  site: SiteContent
  /** By slug. */
  pages: Record<string, StaticPage>
  'knowledge-base': KnowledgeBaseContent
  guidelines: GuidelinesContent
  'product-updates': ProductUpdatesContent
  blog: BlogContent
  academy: AcademyFiles
  search: SearchContent
}

/** The content of one language. scripts/content/search.ts makes the searchable pages of it. */
export type CompiledLocale = Omit<LocaleContent, 'search'> & { searchWords: SearchWords }

/** A part in a static file. `site` is in the worker, because each page needs it. */
export type ContentFile = Exclude<keyof LocaleContent, 'site'>

/** Path of the static file of a part. */
export const contentFilePath = (locale: Locale, part: string) => `/content/${locale}/${part}.json`

/** The content that has no language. */
export interface SharedContent {
  languages: Language[]
  countries: Country[]
  samples: Samples
}

/** A prepared file of a picture: sides in px, `size` in bytes as sent. */
export interface PictureFile {
  path: string
  format: 'svg' | 'avif' | 'webp' | 'png'
  width: number
  height: number
  size: number
}

/** Prepared files by picture id. */
export type PictureManifest = Record<string, PictureFile[]>
