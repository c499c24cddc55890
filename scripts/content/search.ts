import { section, sectionNames, sections } from '#model/sections.ts'
import type { LocaleContent } from '#worker/content/compiled.ts'
import { buildIndex, type SearchContent, type SearchDocument } from '#worker/content/search/search-index.ts'
import { plainText } from './plain-text.ts'

type Content = Omit<LocaleContent, 'search'>

const words = (text: string | undefined) => text?.split(/\s*[,，、]\s*/) ?? []

/** The pages that are no item of a list: sections by their SEO record, the home page with its questions, static pages. */
function pageDocuments({ site, pages }: Content): SearchDocument[] {
  const { setup_fee_description, plan_onboarding, plan_fee_policy } = site.pricingPage.pricing_page
  const home = [
    ...site.featuredFaq.map(({ question, answer }) => `${question} ${plainText(answer)}`),
    setup_fee_description,
    ...plan_onboarding,
    ...plan_fee_policy,
  ].join('\n')
  const sectionDocuments = sectionNames.map(section).flatMap(({ path, listed, seo: name }): SearchDocument[] => {
    const seo = site.config.seo_urls.find((record) => record.router_name === name)?.translations[0]?.seo_detail
    if (!listed || !seo) return []
    return [
      {
        kind: 'pages',
        path,
        title: seo.meta_title.replace(` | ${site.chrome.brand.name}`, ''),
        tags: words(seo.meta_focusKeyphrase),
        excerpt: seo.meta_description,
        body: path === '/' ? home : '',
      },
    ]
  })
  const staticDocuments = Object.entries(pages).map(([slug, { title, content, seo_detail }]): SearchDocument => ({
    kind: 'pages',
    path: `${sections.pages.path}/${slug}`,
    title,
    tags: words(seo_detail.meta_focusKeyphrase),
    excerpt: seo_detail.meta_description,
    body: plainText(content),
  }))
  return [...sectionDocuments, ...staticDocuments]
}

/** Courses and paths; all lead to the one sample course, whose lessons stand with its own entry. */
function academyDocuments({ academy: { academy, course } }: Content): SearchDocument[] {
  const lessons = [
    ...course.learningOutcomes,
    ...course.lessons.map(({ title, description }) => `${title}: ${description}`),
  ].join('\n')
  return [...academy.courses, ...academy.paths].map(({ slug, title, description, level }) => ({
    kind: 'academy',
    path: `${sections.academy.path}/${slug}`,
    title,
    tags: [level],
    excerpt: description,
    body: slug === course.slug ? lessons : '',
  }))
}

/** The search index of one language, over everything that it shows. */
export function compileSearch(content: Content): SearchContent {
  const { article } = content.guidelines
  return buildIndex([
    ...content['knowledge-base'].articles.map(({ summary, body }): SearchDocument => ({
      kind: 'knowledge-base',
      path: `${sections['knowledge-base'].path}/${summary.slug}`,
      title: summary.title,
      tags: summary.tags,
      excerpt: summary.excerpt,
      body: plainText(body.content),
    })),
    {
      kind: 'guidelines',
      path: `${sections.guidelines.path}/${article.slug}`,
      title: article.title,
      tags: words(article.seo_detail.meta_focusKeyphrase),
      excerpt: article.excerpt,
      body: plainText(article.content),
    },
    ...academyDocuments(content),
    ...content.blog.posts.map((post): SearchDocument => ({
      kind: 'blog',
      path: `${sections.blog.path}/${post.slug}`,
      title: post.title,
      tags: post.blogs_id.tags,
      excerpt: post.intro,
      body: plainText(post.content),
    })),
    ...content['product-updates'].updates.map((update): SearchDocument => ({
      kind: 'product-updates',
      path: `${sections['product-updates'].path}/${update.slug}`,
      title: update.title,
      tags: [update.product_updates_id.version, ...(update.category ? [update.category.name] : [])],
      excerpt: update.intro,
      body: plainText(update.content),
    })),
    ...pageDocuments(content),
  ])
}
