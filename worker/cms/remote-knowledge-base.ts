import * as v from 'valibot'
import { ArticleSummary, Category, type Article } from '#features/knowledge-base/schema.ts'
import { ArticleHtml } from '#model/article.ts'
import { headingsOf } from '#model/headings.ts'
import { neighboursAt } from '#model/neighbours.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import type { ArticleIndex } from '#worker/content/knowledge-base.ts'
import { relatedArticles } from '#worker/content/related-articles.ts'

// The site numbers articles, and names and counts categories itself.
const { id: _id, category: _category, ...fields } = ArticleSummary.entries
const summary = {
  ...fields,
  readTime: v.optional(fields.readTime, 1),
  views: v.optional(fields.views, 0),
  tags: v.optional(fields.tags, []),
}

/** `GET /items/knowledge-base`: categories and articles of one language, in reading order. */
export const KnowledgeBase = v.object({
  categories: v.array(v.omit(Category, ['articleCount'])),
  articles: v.array(v.object(summary)),
  /** Slugs of all articles of the server, also of drafts: the files of the site replace none of them. */
  known: v.array(Text),
})
export type KnowledgeBase = v.InferOutput<typeof KnowledgeBase>

/** `GET /items/knowledge_base_translations`. */
export const ArticleText = v.object({ ...summary, content: ArticleHtml, seo_detail: v.optional(SeoDetail) })
export type ArticleText = v.InferOutput<typeof ArticleText>

/** The knowledge base of the server, with the articles and categories of `files` that the server lacks. */
export function withFiles({ categories, articles, known }: KnowledgeBase, files: ArticleIndex): ArticleIndex {
  const isOwn = (slug: string) => known.includes(slug)
  const all = [...articles, ...files.articles.filter(({ slug }) => !isOwn(slug))]
  const named = [...categories, ...files.categories.filter(({ id }) => !categories.some((own) => own.id === id))]
  const grouped = named.map((category) => ({
    category,
    own: all.filter(({ categoryId }) => categoryId === category.id),
  }))
  return {
    categories: grouped.map(({ category, own }) => ({ ...category, articleCount: own.length })),
    articles: grouped
      .flatMap(({ category, own }) => own.map((article) => ({ ...article, category: category.name })))
      .map((article, at) => ({ ...article, id: at + 1 })),
  }
}

/** An article of the index with its text. */
export function articleAt(
  { articles }: ArticleIndex,
  summary: ArticleSummary,
  { content, seo_detail }: Pick<Article, 'content' | 'seo_detail'>,
): Article {
  return {
    ...summary,
    content,
    toc: headingsOf(content),
    seo_detail,
    related: relatedArticles(articles, summary),
    neighbours: neighboursAt(articles, articles.indexOf(summary)),
  }
}
