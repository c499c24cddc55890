import { pageLanguages } from '#model/translations.ts'
import type { AcademyItem } from '#features/academy/schema.ts'
import type { SearchKind } from '#features/search/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { incidentHtml } from '#model/incident-html.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import { academyItems } from '#worker/content/academy.ts'
import type { SearchContent, SearchDocument } from '#worker/content/search/search-content.ts'
import { openSearch, prepareSearch } from '#worker/content/search/search-pages.ts'
import type { CompiledLocale } from '#worker/content/compiled.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of HTML that markdown.ts has written. Each block is a line. */
export const plainText = (html: string) =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<\/?(?:p|h\d|li|ul|ol|tr|table|div|aside|blockquote|pre|br|hr)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>|\u200B/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/ *\n[ \n]*| {2,}/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .trim()

const keywords = (text = '') => text.split(/\s*[,，、]\s*/)

type Item = Record<'slug' | 'title' | 'excerpt' | 'content', string> & { tags: string[] }

/** The document of a section's item. Its `content` is HTML. */
function itemDocument(kind: Exclude<SearchKind, 'academy'>, { slug, title, tags, excerpt, content }: Item) {
  return { kind, path: `${sections[kind].path}/${slug}`, title, tags, excerpt, body: plainText(content) }
}

/** The plans on the home page, if it shows them. */
function pricingDocument({ site: { home, plans, pricingPage } }: CompiledLocale): SearchDocument[] {
  if (!home.pricing) return []
  const { setup_fee_description, plan_onboarding, plan_fee_policy } = pricingPage.pricing_page
  const options = plans.botplans
    .flatMap(({ translations }) => translations)
    .flatMap(({ title, intro }) => `${title}: ${intro}`)
  const body = [...options, setup_fee_description, ...plan_onboarding, ...plan_fee_policy].join('\n')
  const { title, description: excerpt } = home.pricing
  return [{ kind: 'pages', path: `${sections.home.path}#pricing`, title, tags: [], excerpt, body }]
}

function sectionDocuments(content: CompiledLocale): SearchDocument[] {
  const { site, pages } = content
  const home = site.featuredFaq.map(({ question, answer }) => `${question} ${plainText(answer)}`).join('\n')
  const ownPages = sectionNames.map(section).flatMap(({ path, seo: name }): SearchDocument[] => {
    const record = site.config.seo_urls.find(({ router_name }) => router_name === name)
    const seo = record?.translations[0]?.seo_detail
    if (!seo) return []
    const title = seo.meta_title.replace(` | ${site.frame.brand.name}`, '')
    const tags = keywords(seo.meta_focusKeyphrase)
    return [{ kind: 'pages', path, title, tags, excerpt: seo.meta_description, body: path === '/' ? home : '' }]
  })
  const staticPages = Object.entries(pages).map(([slug, { seo_detail: seo, incidents = [], title, ...page }]) => {
    const tags = keywords(seo.meta_focusKeyphrase)
    const content = [page.content, ...incidents.map((each) => `<h3>${each.title}</h3>${incidentHtml(each)}`)].join('')
    return itemDocument('pages', { slug, title, tags, excerpt: seo.meta_description, content })
  })
  return [...ownPages, ...pricingDocument(content), ...staticPages]
}

/** The words of a course, a learning path or a lesson besides its title and description. */
function academyWords(item: AcademyItem): { tags: string[]; body: string } {
  if (item.kind === 'lesson') return { tags: [item.course.title], body: plainText(item.content) }
  const { level } = item
  if (item.kind === 'path')
    return { tags: [level], body: [item.audience, ...item.courses.map(({ title }) => title)].join('\n') }
  const lessons = item.lessons.map(({ title, description }) => `${title}: ${description}`)
  return { tags: [level], body: [...item.learningOutcomes, ...lessons].join('\n') }
}

function academyDocuments({ academy }: CompiledLocale): SearchDocument[] {
  return academyItems(academy).map((item) => ({
    kind: 'academy',
    path: `${sections.academy.path}/${item.slug}`,
    title: item.title,
    excerpt: item.description,
    ...academyWords(item),
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

/** The searchable pages of one language, without unlisted sections and an academy in another language. */
export function compileSearch(content: CompiledLocale, locale: Locale): SearchContent {
  const hasAcademy = pageLanguages(content.site.frame, sections.academy.path).includes(locale)
  const unlisted = new Set(sectionNames.map(section).flatMap(({ listed, path }) => (listed ? [] : [path])))
  const isSearched = ({ kind, path }: SearchDocument) => !unlisted.has(path) && (kind !== 'academy' || hasAcademy)
  return prepareSearch(pageDocuments(content).filter(isSearched), content.searchWords)
}

/** Pages that a question must find among the first. */
const firstCount = 3

/**
 * A line for each question whose page is not among the first three. A question about a removed page is
 * skipped.
 */
export function unansweredQuestions(content: CompiledLocale, locale: Locale): string[] {
  const pages = compileSearch(content, locale)
  const search = openSearch(pages)
  return content.searchWords.questions.flatMap(({ question, page }, index) => {
    if (!pages.documents.some(({ path }) => path === page)) return []
    const paths = search({ q: question, limit: firstCount }).items.map(({ path }) => path)
    return paths.includes(page)
      ? []
      : [
          `content/${locale}/search.json: questions.${index}: "${question}" finds ${paths.join(', ') || 'nothing'}, ` +
            `but not ${page} among the first ${firstCount}: add a synonym or a tag, or change the question`,
        ]
  })
}
