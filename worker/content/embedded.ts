import type { Locale } from '#i18n/locales.ts'
import type { PagesContent, SiteContent } from './compiled.ts'
import { embeddedAcademy } from './academy.ts'
import { embeddedBlog } from './blog.ts'
import { embeddedGuidelines } from './guidelines.ts'
import { embeddedKnowledgeBase } from './knowledge-base.ts'
import { embeddedProductUpdates } from './product-updates.ts'
import { entryOf, type Part } from './part.ts'
import type { ContentSource } from './source.ts'

const site: Part<SiteContent> = {
  en: () => import('virtual:content/en/site'),
  vi: () => import('virtual:content/vi/site'),
  cn: () => import('virtual:content/cn/site'),
}

const pages: Part<PagesContent> = {
  en: () => import('virtual:content/en/pages'),
  vi: () => import('virtual:content/vi/pages'),
  cn: () => import('virtual:content/cn/pages'),
}

const siteOf = async (locale: Locale) => (await site[locale]()).default
const shared = async () => (await import('virtual:content/shared')).default

/** Content compiled into the worker from the files of `content/`: the default source. */
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
  languages: async () => (await shared()).languages,
  countries: async () => (await shared()).countries,
  findPage: async (locale, slug) => entryOf((await pages[locale]()).default, slug),
}
