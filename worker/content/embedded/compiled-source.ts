import type { PostListItem } from '#features/blog/schema.ts'
import { affects, type UpdateListItem } from '#features/product-updates/schema.ts'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { academyReads } from '#worker/content/academy.ts'
import type { LocaleContent, SharedContent } from '#worker/content/compiled.ts'
import { indexOf, listArticles } from '#worker/content/knowledge-base.ts'
import { pageItems } from '#worker/content/page-items.ts'
import type { ContentSource } from '#worker/content/source.ts'

/** Reads the parts of the compiled content. */
export type ContentParts = {
  [Name in Exclude<keyof LocaleContent, 'search'>]: (locale: Locale) => Promise<LocaleContent[Name]>
} & { shared: () => Promise<SharedContent> }

/** The entry of `slug`; names such as `constructor` have no entry. */
const entryOf = <T>(entries: Record<string, T>, slug: string): T | undefined =>
  Object.hasOwn(entries, slug) ? entries[slug] : undefined

/** Answers every read from compiled content, in the worker and in the tests' content server. */
export function compiledSource(parts: ContentParts): Omit<ContentSource, 'search' | 'findText'> {
  return {
    home: async (locale) => (await parts.site(locale)).home,
    plans: async (locale) => (await parts.site(locale)).plans,
    pricingPage: async (locale) => (await parts.site(locale)).pricingPage,
    featuredFaq: async (locale) => (await parts.site(locale)).featuredFaq,
    frame: async (locale) => (await parts.site(locale)).frame,
    async config(locale) {
      if (locale) return (await parts.site(locale)).config
      const { config } = await parts.site(defaultLocale)
      const configs = await Promise.all(localeCodes.map(async (code) => (await parts.site(code)).config))
      return {
        ...config,
        seo_urls: config.seo_urls.map((record) => ({
          router_name: record.router_name,
          translations: configs.flatMap(({ seo_urls }) =>
            seo_urls.filter((other) => other.router_name === record.router_name).flatMap((other) => other.translations),
          ),
        })),
        translations: Object.fromEntries(configs.flatMap(({ translations }) => Object.entries(translations))),
      }
    },
    languages: async () => (await parts.shared()).languages,
    countries: async () => (await parts.shared()).countries,
    samples: async () => (await parts.shared()).samples,
    findPage: async (locale, slug) => entryOf(await parts.pages(locale), slug),
    pageSlugs: async (locale) => Object.keys(await parts.pages(locale)),
    async listPosts(locale, { category = 'all', ...query }) {
      const { list, featured } = await parts.blog(locale)
      const isIn = (post: PostListItem) =>
        category === 'all' || (category === 'featured' ? featured.includes(post.slug) : post.category.id === category)
      const { items: bogs, ...counts } = pageItems(list.filter(isIn), query)
      return { ...counts, bogs }
    },
    findPost: async (locale, slug) => (await parts.blog(locale)).posts.find((post) => post.slug === slug),
    async listUpdates(locale, { type = 'all', plan = 'all', ...query }) {
      const { list } = await parts['product-updates'](locale)
      const isIn = (update: UpdateListItem) => (type === 'all' || update.category?.id === type) && affects(plan, update)
      const { items: product_updates, ...counts } = pageItems(list.filter(isIn), query)
      return { ...counts, product_updates }
    },
    findUpdate: async (locale, slug) =>
      (await parts['product-updates'](locale)).updates.find((update) => update.slug === slug),
    listArticles: async (locale, filter) => listArticles(indexOf(await parts['knowledge-base'](locale)), filter),
    async findArticle(locale, slug) {
      const { articles } = await parts['knowledge-base'](locale)
      const summaryOf = (name: string) => articles.find(({ summary }) => summary.slug === name)?.summary
      const article = articles.find(({ summary }) => summary.slug === slug)
      return (
        article && {
          ...article.summary,
          ...article.body,
          related: article.related.flatMap((name) => summaryOf(name) ?? []),
        }
      )
    },
    guidelines: async (locale) => (await parts.guidelines(locale)).guidelines,
    guideline: async (locale) => (await parts.guidelines(locale)).article,
    ...academyReads(
      async (locale) => (await parts.academy(locale)).source,
      async (locale, id) => entryOf((await parts.academy(locale)).texts, id),
    ),
  }
}
