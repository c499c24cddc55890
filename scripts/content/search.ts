import { pageLanguages } from '#model/translations.ts'
import type { SearchKind } from '#features/search/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import { buildIndex, type SearchContent, type SearchDocument } from '#worker/content/search/search-index.ts'
import type { CompiledLocale } from '#worker/content/compiled.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of HTML that markdown.ts has written. Each block is a line. */
export const plainText = (html: string) =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<\/?(?:p|h\d|li|ul|ol|tr|table|div|aside|blockquote|pre|br|hr)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/ *\n[ \n]*| {2,}/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .trim()

const keywords = (text = '') => text.split(/\s*[,，、]\s*/)

type Item = Record<'slug' | 'title' | 'excerpt' | 'content', string> & { tags: string[] }

/** The document of a section's item. Its `content` is HTML. */
function itemDocument(kind: Exclude<SearchKind, 'academy'>, { slug, title, tags, excerpt, content }: Item) {
  return { kind, path: `${sections[kind].path}/${slug}`, title, tags, excerpt, body: plainText(content) }
}

function sectionDocuments({ site, pages }: CompiledLocale): SearchDocument[] {
  const { setup_fee_description, plan_onboarding, plan_fee_policy } = site.pricingPage.pricing_page
  const questions = site.featuredFaq.map(({ question, answer }) => `${question} ${plainText(answer)}`)
  const home = [...questions, setup_fee_description, ...plan_onboarding, ...plan_fee_policy].join('\n')
  const ownPages = sectionNames.map(section).flatMap(({ path, seo: name }): SearchDocument[] => {
    const record = site.config.seo_urls.find(({ router_name }) => router_name === name)
    const seo = record?.translations[0]?.seo_detail
    if (!seo) return []
    const title = seo.meta_title.replace(` | ${site.frame.brand.name}`, '')
    const tags = keywords(seo.meta_focusKeyphrase)
    return [{ kind: 'pages', path, title, tags, excerpt: seo.meta_description, body: path === '/' ? home : '' }]
  })
  const staticPages = Object.entries(pages).map(([slug, { seo_detail: seo, ...page }]) =>
    itemDocument('pages', { ...page, slug, tags: keywords(seo.meta_focusKeyphrase), excerpt: seo.meta_description }),
  )
  return [...ownPages, ...staticPages]
}

/** The documents of courses and learning paths. Only the sample course has lessons. */
function academyDocuments({ academy: { academy, course } }: CompiledLocale): SearchDocument[] {
  const lessons = course.lessons.map(({ title, description }) => `${title}: ${description}`)
  const body = [...course.learningOutcomes, ...lessons].join('\n')
  return [...academy.courses, ...academy.paths].map(({ slug, title, description, level }) => ({
    kind: 'academy',
    path: `${sections.academy.path}/${slug}`,
    title,
    tags: [level],
    excerpt: description,
    body: slug === course.slug ? body : '',
  }))
}

export function pageDocuments(content: CompiledLocale): SearchDocument[] {
  const { article } = content.guidelines
  return [
    ...content['knowledge-base'].articles.map(({ summary, body }) =>
      itemDocument('knowledge-base', { ...summary, ...body }),
    ),
    ...(article
      ? [itemDocument('guidelines', { ...article, tags: keywords(article.seo_detail.meta_focusKeyphrase) })]
      : []),
    ...academyDocuments(content),
    ...content.blog.posts.map((post) =>
      itemDocument('blog', { ...post, excerpt: post.intro, tags: post.blogs_id.tags }),
    ),
    ...content['product-updates'].updates.map((update) => {
      const tags = [update.product_updates_id.version, update.category?.name ?? []].flat()
      return itemDocument('product-updates', { ...update, excerpt: update.intro, tags })
    }),
    ...sectionDocuments(content),
  ]
}

/** The search index of one language, without unlisted sections and an academy in another language. */
export function compileSearch(content: CompiledLocale, locale: Locale): SearchContent {
  const hasAcademy = pageLanguages(content.site.frame, sections.academy.path).includes(locale)
  const unlisted = new Set(sectionNames.map(section).flatMap(({ listed, path }) => (listed ? [] : [path])))
  const isSearched = ({ kind, path }: SearchDocument) => !unlisted.has(path) && (kind !== 'academy' || hasAcademy)
  return buildIndex(pageDocuments(content).filter(isSearched))
}
