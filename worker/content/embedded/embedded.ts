import sites from 'virtual:content/sites'
import type { PostListItem } from '#features/blog/schema.ts'
import type { PostFilter } from '#model/filters.ts'
import { defaultLocale, localeCodes } from '#i18n/locales.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { foldText, holdsAll, searchWords } from '#worker/content/search/search-text.ts'
import { embeddedSearch } from '#worker/content/search/search.ts'
import type { ContentSource, PageQuery } from '#worker/content/source.ts'
import { contentFile, entryOf } from './content-file.ts'

/** In the worker itself: what every page shows, and all of the home page. */
const siteOf = perLocale(async (locale) => (await sites[locale]()).default)
const shared = async () => (await import('virtual:content/shared')).default
const readPages = contentFile('pages')
const readBlog = contentFile('blog')
const readUpdates = contentFile('product-updates')
const readKnowledgeBase = contentFile('knowledge-base')
const readGuidelines = contentFile('guidelines')
const readAcademy = contentFile('academy')

/** Articles on a page (docs/product.md#knowledge-base-list). */
const articlesOnPage = 10

/** The items of a page, and how many pages there are. */
const pageItems = <T>(items: readonly T[], { page, limit }: PageQuery) => ({
  total_pages: Math.ceil(items.length / limit),
  items: items.slice((page - 1) * limit, page * limit),
})

function isIn(category: PostFilter, post: PostListItem, featured: string[]): boolean {
  if (category === 'all') return true
  return category === 'featured' ? featured.includes(post.slug) : post.category.id === category
}

/** The default source: files of `content/`, compiled at build, deployed with the worker. */
export const embeddedContent: ContentSource = {
  home: async (locale) => (await siteOf(locale)).home,
  plans: async (locale) => (await siteOf(locale)).plans,
  pricingPage: async (locale) => (await siteOf(locale)).pricingPage,
  featuredFaq: async (locale) => (await siteOf(locale)).featuredFaq,
  chrome: async (locale) => (await siteOf(locale)).chrome,
  async config(locale) {
    if (locale) return (await siteOf(locale)).config
    const { config } = await siteOf(defaultLocale)
    const configs = await Promise.all(localeCodes.map(async (code) => (await siteOf(code)).config))
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
  languages: async () => (await shared()).languages,
  countries: async () => (await shared()).countries,
  findPage: async (locale, slug) => entryOf(await readPages(locale), slug),
  pageSlugs: async (locale) => Object.keys(await readPages(locale)),
  async listPosts(locale, query) {
    const { list, featured } = await readBlog(locale)
    const { total_pages, items: bogs } = pageItems(
      list.filter((post) => isIn(query.category, post, featured)),
      query,
    )
    return { total_pages, bogs }
  },
  findPost: async (locale, slug) => (await readBlog(locale)).posts.find((post) => post.slug === slug),
  async listUpdates(locale, query) {
    const { list } = await readUpdates(locale)
    const { total_pages, items: product_updates } = pageItems(
      list.filter(({ category }) => query.type === 'all' || category?.id === query.type),
      query,
    )
    return { total_pages, product_updates }
  },
  findUpdate: async (locale, slug) => (await readUpdates(locale)).updates.find((update) => update.slug === slug),
  async listArticles(locale, { q, category, page }) {
    const { categories, articles } = await readKnowledgeBase(locale)
    const all = articles.map(({ summary }) => summary)
    const words = searchWords(q)
    const holds = (...texts: string[]) => holdsAll(texts.map(foldText).join('\n'), words)
    const found = all.filter(
      ({ categoryId, title, excerpt, tags }) =>
        (category === 'all' || categoryId === category) && holds(title, excerpt, ...tags),
    )
    // Articles with the words in their title come first, each group in reading order.
    const ordered = found.toSorted((one, other) => Number(holds(other.title)) - Number(holds(one.title)))
    const { items, total_pages } = pageItems(ordered, { page, limit: articlesOnPage })
    return {
      items,
      total: found.length,
      total_pages,
      popular: all.filter(({ popular }) => popular).toSorted((one, other) => other.views - one.views),
      categories,
    }
  },
  async findArticle(locale, slug) {
    const { articles } = await readKnowledgeBase(locale)
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
  guidelines: async (locale) => (await readGuidelines(locale)).guidelines,
  guideline: async (locale) => (await readGuidelines(locale)).article,
  academy: async (locale) => (await readAcademy(locale)).academy,
  async findCourse(locale, slug) {
    const { academy, course } = await readAcademy(locale)
    return [...academy.courses, ...academy.paths].some((item) => item.slug === slug) ? course : undefined
  },
  ...embeddedSearch,
}
