import * as v from 'valibot'
import { CategoryId } from '#model/filters.ts'
import { categoryIds } from '#model/kinds.ts'
import { ArticleSummary, Category, IconName } from '#features/knowledge-base/schema.ts'
import type { Article, KnowledgeBaseContent } from '#features/knowledge-base/schema.ts'
import { neighboursAt } from '#model/neighbours.ts'
import { SeoDetail } from '#model/seo.ts'
import type { Locale } from '#i18n/locales.ts'
import { articleSeo } from '#worker/content/knowledge-base.ts'
import { relatedArticles } from '#worker/content/related-articles.ts'
import type { ContentReader } from './reader.ts'

const { slug, views, popular, updatedAt, title, excerpt } = ArticleSummary.entries
const tags = v.pipe(ArticleSummary.entries.tags, v.minLength(1, 'Write at least one tag'))
const { name, description } = Category.entries

const Brand = v.object({ brand: v.object({ name: v.string() }) })
const CategoryFacts = v.array(v.strictObject({ id: CategoryId, icon: IconName }))
const CategoryWords = v.array(v.strictObject({ id: CategoryId, name, description }))
const ArticleFacts = v.array(v.strictObject({ slug, views, popular, updatedAt, icon: IconName }))
const Front = v.strictObject({ title, excerpt, tags, seo: v.optional(SeoDetail) })

/** The knowledge base of one language (docs/content.md#files). */
export function compileKnowledgeBase(reader: ContentReader, locale: Locale): KnowledgeBaseContent | undefined {
  const categoriesFile = 'knowledge-base/categories.json'
  const wordsFile = `${locale}/knowledge-base-categories.json`
  const categories = reader.json(categoriesFile, CategoryFacts)
  const words = reader.json(wordsFile, CategoryWords)
  const site = reader.json(`${locale}/site.json`, Brand)
  if (!categories || !words || !site) return undefined

  const articles: { summary: ArticleSummary; body: Pick<Article, 'content' | 'toc' | 'seo_detail'> }[] = []
  const named = categoryIds.flatMap((id) => {
    const icon = categories.find((each) => each.id === id)?.icon
    const own = words.find((each) => each.id === id)
    if (!icon || !own) return reader.fault(wordsFile, `id: "${id}" is missing here or in ${categoriesFile}`) ?? []
    const before = articles.length
    const factsFile = `knowledge-base/${id}.json`
    for (const facts of reader.json(factsFile, ArticleFacts) ?? []) {
      if (articles.some(({ summary }) => summary.slug === facts.slug))
        reader.fault(factsFile, `slug: "${facts.slug}" is that of another article, too`)
      const text = reader.markdown(locale, `knowledge-base/${facts.slug}.md`, Front)
      if (!text) continue
      const {
        front: { seo, ...front },
        html: content,
        toc,
        readTime,
        translations,
      } = text
      const seo_detail = seo ?? articleSeo(front, site.brand.name)
      const category = { category: own.name, categoryId: id }
      const summary = { id: articles.length + 1, ...facts, ...front, ...category, readTime, translations }
      articles.push({ summary, body: { content, toc, seo_detail } })
    }
    return [{ ...own, icon, articleCount: articles.length - before }]
  })
  const summaries = articles.map(({ summary }) => summary)
  return {
    categories: named,
    articles: articles.map(({ summary, body }, index) => ({
      summary,
      body: { ...body, neighbours: neighboursAt(summaries, index) },
      related: relatedArticles(summaries, summary).map((article) => article.slug),
    })),
  }
}
