import type { Locale } from '#i18n/locales.ts'
import { perLocale } from '#i18n/per-locale.ts'
import type { SiteContent } from '#worker/content/compiled.ts'
import { embeddedAcademy } from './academy.ts'
import { embeddedBlog } from './blog.ts'
import { embeddedGuidelines } from './guidelines.ts'
import { embeddedKnowledgeBase } from './knowledge-base.ts'
import { embeddedProductUpdates } from './product-updates.ts'
import { entryOf, contentFile } from './content-file.ts'
import { embeddedSearch } from '#worker/content/search/search.ts'
import { readText } from './text.ts'
import type { ContentSource } from '#worker/content/source.ts'

/** In the worker itself: what every page shows, and all of the home page. */
const site: Record<Locale, () => Promise<{ default: SiteContent }>> = {
  en: () => import('virtual:content/en/site'),
  vi: () => import('virtual:content/vi/site'),
  cn: () => import('virtual:content/cn/site'),
}

const readPages = contentFile('pages')

const siteOf = perLocale(async (locale) => (await site[locale]()).default)
const shared = async () => (await import('virtual:content/shared')).default

/** Content compiled at build from the files of `content/`, and deployed with the worker: the default source. */
export const embeddedContent: ContentSource = {
  home: async (locale) => (await siteOf(locale)).home,
  plans: async (locale) => (await siteOf(locale)).plans,
  pricingPage: async (locale) => (await siteOf(locale)).pricingPage,
  featuredFaq: async (locale) => (await siteOf(locale)).featuredFaq,
  chrome: async (locale) => (await siteOf(locale)).chrome,
  async config(locale) {
    if (locale) return (await siteOf(locale)).config
    const [en, vi, cn] = await Promise.all([siteOf('en'), siteOf('vi'), siteOf('cn')])
    return {
      ...en.config,
      seo_urls: en.config.seo_urls.map((record) => ({
        router_name: record.router_name,
        translations: [en, vi, cn].flatMap(({ config }) =>
          config.seo_urls
            .filter((other) => other.router_name === record.router_name)
            .flatMap((other) => other.translations),
        ),
      })),
      translations: { ...en.config.translations, ...vi.config.translations, ...cn.config.translations },
    }
  },
  ...embeddedKnowledgeBase,
  ...embeddedGuidelines,
  ...embeddedProductUpdates,
  ...embeddedBlog,
  ...embeddedAcademy,
  ...embeddedSearch,
  languages: async () => (await shared()).languages,
  countries: async () => (await shared()).countries,
  findPage: async (locale, slug) => entryOf(await readPages(locale), slug),
  findText: readText,
  pageSlugs: async (locale) => Object.keys(await readPages(locale)),
}
