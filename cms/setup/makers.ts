import { isDeepStrictEqual } from 'node:util'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { localeCodes, locales } from '../../src/i18n/locales.ts'
import { articleSeo } from '../../worker/content/knowledge-base.ts'
import { collections } from '../model/tables.ts'
import type { Api, Row } from './api.ts'
import type { Pictures } from './pictures.ts'
import { recordOf } from './records.ts'

type InLanguage = CompiledContent['en']

interface Source {
  content: CompiledContent
  pictures: Pictures
  api: Api
}

const published = { status: 'published' }

const fieldsOf = (collection: string) => collections[collection]?.fields ?? {}

/** The texts of a record in all languages. `pick` finds them in the content of one language. */
const textsOf = ({ content, pictures }: Source, collection: string, pick: (content: InLanguage) => unknown) => ({
  translations: localeCodes.map((locale) => ({
    languages_code: locales[locale].apiLanguage,
    ...recordOf(collections[collection]?.translations?.fields ?? {}, pick(content[locale]), pictures),
  })),
})

/** The names of the categories of posts and releases, by id. */
function categoriesOf({ blog, 'product-updates': releases }: InLanguage): Map<string, string> {
  return new Map([
    ...blog.posts.flatMap(({ category }) => (category.id ? [[category.id, category.title] as const] : [])),
    ...releases.updates.flatMap(({ category }) => (category?.id ? [[category.id, category.name] as const] : [])),
  ])
}

const writerOf = ({ blogs_id }: InLanguage['blog']['posts'][number]) => blogs_id.user_created
const nameOf = ({ first_name, last_name }: { first_name?: unknown; last_name?: unknown }) =>
  `${first_name} ${last_name}`

/** The records of one of the academy's collections. */
const inAcademy = (list: 'instructors' | 'paths' | 'courses' | 'sessions') => (source: Source) =>
  source.content.en.academy.source[list].map((own, index) => ({
    ...recordOf(fieldsOf(`academy_${list}`), { ...own, ...published, slug: own.id, sort: index + 1 }, source.pictures),
    ...textsOf(source, `academy_${list}`, ({ academy }) => academy.source[list].find(({ id }) => id === own.id)),
  }))

/** The records of each collection. Collections come after those that they refer to. */
export const makers: Record<string, (source: Source) => Row[] | Promise<Row[]>> = {
  languages: ({ content }) =>
    localeCodes.map((code) => ({
      language: locales[code].apiLanguage,
      code,
      name: locales[code].name,
      is_listed: content.shared.languages.some((language) => language.code === code),
      messages: content[code].site.config.translations[locales[code].apiLanguage],
    })),
  app_config({ content: { en, shared } }) {
    const { app_configs, link_button } = en.site.config
    return [{ ...app_configs, ...link_button, countries: shared.countries.map(({ value }) => value) }]
  },
  categories: (source) =>
    [...categoriesOf(source.content.en).keys()].map((id) => ({
      id,
      ...textsOf(source, 'categories', (content) => ({ title: categoriesOf(content).get(id) })),
    })),
  authors(source) {
    const writers = new Map(source.content.en.blog.posts.map((post) => [nameOf(writerOf(post)), writerOf(post)]))
    return [...writers].map(([name, writer]) => ({
      ...recordOf(fieldsOf('authors'), writer, source.pictures),
      ...textsOf(source, 'authors', ({ blog }) => blog.posts.map(writerOf).find((other) => nameOf(other) === name)),
    }))
  },
  async blogs(source) {
    const authors = await source.api.rows('/items/authors')
    const { posts, featured } = source.content.en.blog
    return posts.map((post) => {
      const { slug, category, blogs_id } = post
      return {
        ...published,
        slug,
        date_published: blogs_id.date_created,
        date_updated: blogs_id.date_updated,
        category: category.id,
        author: authors.find((author) => nameOf(author) === nameOf(writerOf(post)))?.id,
        is_featured: featured.includes(slug),
        cover: source.pictures.id(blogs_id.thumbnail),
        ...textsOf(source, 'blogs', ({ blog }) => {
          const own = blog.posts.find((other) => other.slug === slug)
          return { ...own, tags: own?.blogs_id.tags }
        }),
      }
    })
  },
  product_updates: (source) =>
    source.content.en['product-updates'].updates.map(({ slug, category, product_updates_id }) => ({
      ...published,
      slug,
      version: product_updates_id.version,
      date_published: product_updates_id.date_created,
      category: category?.id,
      thumbnail: source.pictures.id(product_updates_id.thumbnail),
      plans: product_updates_id.plans,
      action_due: product_updates_id.action_due,
      ...textsOf(source, 'product_updates', (content) =>
        content['product-updates'].updates.find((update) => update.slug === slug),
      ),
    })),
  knowledge_base_categories: (source) =>
    source.content.en['knowledge-base'].categories.map(({ id, icon }, index) => ({
      id,
      icon,
      sort: index + 1,
      ...textsOf(source, 'knowledge_base_categories', (content) =>
        content['knowledge-base'].categories.find((category) => category.id === id),
      ),
    })),
  knowledge_base: (source) =>
    source.content.en['knowledge-base'].articles.map(({ summary }, index) => ({
      ...recordOf(fieldsOf('knowledge_base'), { ...summary, category: summary.categoryId }, source.pictures),
      ...published,
      date_published: summary.updatedAt,
      sort: index + 1,
      ...textsOf(source, 'knowledge_base', (content) => {
        const own = content['knowledge-base'].articles.find((article) => article.summary.slug === summary.slug)
        if (!own) return undefined
        const { content: html, seo_detail } = own.body
        const isMade = isDeepStrictEqual(seo_detail, articleSeo(own.summary, content.site.frame.brand.name))
        return { ...own.summary, content: html, ...(!isMade && { seo_detail }) }
      }),
    })),
  pages: (source) =>
    Object.keys(source.content.en.pages).map((slug) => ({
      ...published,
      slug,
      ...textsOf(source, 'pages', ({ pages }) => pages[slug]),
    })),
  home: (source) => [
    textsOf(source, 'home', ({ site: { home, pricingPage } }) => ({
      ...home,
      pricing: { ...home.pricing, ...pricingPage.pricing_page },
    })),
  ],
  site_frame: (source) => [textsOf(source, 'site_frame', ({ site }) => site.frame)],
  guidelines: (source) => [
    {
      updated: source.content.en.guidelines.guidelines.article.updatedAt,
      ...textsOf(source, 'guidelines', ({ guidelines: { guidelines, article } }) => ({ ...guidelines, article })),
    },
  ],
  academy: (source) => [
    {
      ...recordOf(fieldsOf('academy'), source.content.en.academy.source, source.pictures),
      ...textsOf(source, 'academy', (content) => content.academy.source),
    },
  ],
  academy_instructors: inAcademy('instructors'),
  academy_courses: inAcademy('courses'),
  academy_paths: inAcademy('paths'),
  academy_sessions: inAcademy('sessions'),
  academy_lessons: (source) =>
    Object.keys(source.content.en.academy.texts).map((slug) => ({
      ...published,
      slug,
      ...textsOf(source, 'academy_lessons', ({ academy }) => academy.texts[slug]),
    })),
  bot_plans: (source) =>
    source.content.en.site.plans.botplans.map((plan, index) => ({
      ...recordOf(fieldsOf('bot_plans'), plan, source.pictures),
      ...published,
      sort: index + 1,
      ...textsOf(source, 'bot_plans', ({ site }) => {
        const own = site.plans.botplans.find(({ id }) => id === plan.id)
        return { ...own, ...own?.translations[0] }
      }),
    })),
  faq_items: (source) =>
    source.content.en.site.featuredFaq.map((_, index) => ({
      ...published,
      is_feature: true,
      sort: index + 1,
      ...textsOf(source, 'faq_items', ({ site }) => site.featuredFaq[index]),
    })),
  seo_records: (source) =>
    source.content.en.site.config.seo_urls.map(({ router_name }) => ({
      router_name,
      ...textsOf(source, 'seo_records', ({ site }) => {
        const record = site.config.seo_urls.find((other) => other.router_name === router_name)
        return record?.translations[0]
      }),
    })),
  redirects: ({ content }) => content.redirects.map((rule) => ({ ...rule })),
}
