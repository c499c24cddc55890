import * as v from 'valibot'
import { categoryIds } from '#model/filters.ts'
import {
  ArticleSummary,
  Category,
  CategoryId,
  IconName,
  type KnowledgeBaseContent,
} from '#features/knowledge-base/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ContentReader } from './reader.ts'
import { relatedArticles } from './related-articles.ts'

const { slug, views, popular, updatedAt, title, excerpt, tags } = ArticleSummary.entries
const { name, description } = Category.entries

const Brand = v.object({ brand: v.object({ name: v.string() }) })
const CategoryFacts = v.array(v.strictObject({ id: CategoryId, icon: IconName }))
const CategoryTexts = v.array(v.strictObject({ id: CategoryId, name, description }))
const ArticleFacts = v.array(v.strictObject({ slug, category: CategoryId, views, popular, updatedAt, icon: IconName }))
const Front = v.strictObject({ title, excerpt, tags })

type Compiled = KnowledgeBaseContent['articles'][number]

/**
 * The knowledge base of one language. Facts without a language come from
 * `content/knowledge-base/{category}.json`, names of the categories from
 * `content/{locale}/knowledge-base-categories.json`, texts from
 * `content/{locale}/knowledge-base/{slug}.md`.
 */
export async function compileKnowledgeBase(
  reader: ContentReader,
  locale: Locale,
): Promise<KnowledgeBaseContent | undefined> {
  const textsFile = `${locale}/knowledge-base-categories.json`
  const [categories, texts, site] = await Promise.all([
    reader.json('knowledge-base/categories.json', CategoryFacts),
    reader.json(textsFile, CategoryTexts),
    reader.json(`${locale}/site.json`, Brand),
  ])
  if (!categories || !texts || !site) return undefined
  for (const id of categoryIds)
    if (!categories.some((category) => category.id === id))
      reader.fault('knowledge-base/categories.json', `id: "${id}" is missing`)

  const articles: Compiled[] = []
  const compiled: Category[] = []
  for (const { id, icon } of categories) {
    const text = texts.find((each) => each.id === id)
    if (!text) {
      reader.fault(textsFile, `id: "${id}" is missing`)
      continue
    }
    const before = articles.length
    const factsFile = `knowledge-base/${id}.json`
    for (const { category, ...fact } of (await reader.json(factsFile, ArticleFacts)) ?? []) {
      if (articles.some(({ summary }) => summary.slug === fact.slug))
        reader.fault(factsFile, `slug: "${fact.slug}" is that of another article, too`)
      if (category !== id) reader.fault(factsFile, `category: "${category}" of ${fact.slug} is not this file's`)
      const markdown = await reader.markdown(locale, `${locale}/knowledge-base/${fact.slug}.md`, Front)
      if (!markdown) continue
      const { front, html: content, toc, readTime } = markdown
      const seo_detail = {
        meta_title: `${front.title} | ${site.brand.name}`,
        meta_description: front.excerpt,
        meta_focusKeyphrase: front.tags.join(', '),
      }
      articles.push({
        summary: {
          id: articles.length + 1,
          ...fact,
          ...front,
          category: text.name,
          categoryId: id,
          readTime,
          translations: await reader.translations(`knowledge-base/${fact.slug}.md`),
        },
        body: { content, toc, seo_detail },
        related: [],
      })
    }
    compiled.push({ ...text, icon, articleCount: articles.length - before })
  }
  const summaries = articles.map(({ summary }) => summary)
  return {
    categories: compiled,
    articles: articles.map((article) => ({ ...article, related: relatedArticles(summaries, article.summary) })),
  }
}
