import * as v from 'valibot'
import { ArticleHtml, CalendarDate, Toc } from '#model/article.ts'
import { CategoryId } from '#model/filters.ts'
import { Neighbours } from '#model/neighbours.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import { Translations } from '#model/translations.ts'
import * as icons from './icons.ts'

const Count = v.pipe(v.number(), v.integer('Write a whole number'), v.minValue(0, 'Write a number from 0'))

/** The name of one of the {@link icons}. */
export const IconName = v.custom<keyof typeof icons>(
  (name) => typeof name === 'string' && Object.hasOwn(icons, name),
  'Write the name of an icon that features/knowledge-base/icons.ts has',
)
export type IconName = v.InferOutput<typeof IconName>

/** The build counts `articleCount`. */
export const Category = v.strictObject({
  id: CategoryId,
  name: Text,
  icon: IconName,
  description: Text,
  articleCount: Count,
})
export type Category = v.InferOutput<typeof Category>

/** An article as lists show it. `category` is the category's name, `readTime` in minutes. */
export const ArticleSummary = v.strictObject({
  id: Count,
  title: Text,
  slug: Text,
  excerpt: Text,
  category: Text,
  categoryId: CategoryId,
  icon: IconName,
  readTime: Count,
  views: Count,
  popular: v.boolean(),
  tags: v.array(Text),
  updatedAt: CalendarDate,
  translations: Translations,
})
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>

/** An article with up to three `related` ones of its category. */
export const Article = v.strictObject({
  ...ArticleSummary.entries,
  content: ArticleHtml,
  toc: Toc,
  related: v.array(ArticleSummary),
  neighbours: Neighbours,
  seo_detail: SeoDetail,
})
export type Article = v.InferOutput<typeof Article>

/** A page of the list. `popular`, `newest` and `categories` are the same for every search. */
export const ArticleList = v.strictObject({
  items: v.array(ArticleSummary),
  total: Count,
  total_pages: Count,
  popular: v.array(ArticleSummary),
  newest: v.array(ArticleSummary),
  categories: v.array(Category),
})
export type ArticleList = v.InferOutput<typeof ArticleList>

/** The knowledge base in one language, as the build compiles it. `related` holds slugs. */
export interface KnowledgeBaseContent {
  categories: Category[]
  articles: {
    summary: ArticleSummary
    body: Pick<Article, 'content' | 'toc' | 'neighbours' | 'seo_detail'>
    related: string[]
  }[]
}
