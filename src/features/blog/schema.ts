import * as v from 'valibot'
import { ArticleHtml, DateOrTime, slugLike } from '#model/article.ts'
import { listCounts } from '#model/list-counts.ts'
import { Neighbours } from '#model/neighbours.ts'
import { PictureId } from '#model/picture.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import { Translations } from '#model/translations.ts'

const summary = {
  id: Text,
  slug: slugLike('reading-an-order-book'),
  title: Text,
  intro: Text,
  /** Minutes. The site counts the words; a card of a content server has no text to count. */
  read_minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** List items have the `id`, for filters. */
  category: v.object({ id: v.optional(Text), title: Text }),
}
const dates = { date_created: DateOrTime, date_updated: v.nullable(DateOrTime) }

/** A post as a card. The post is a translation of the record `blogs_id`. */
export const PostCard = v.object({ ...summary, blogs_id: v.object({ cover: PictureId, ...dates }) })
export type PostCard = v.InferOutput<typeof PostCard>

export const PostListItem = v.object({
  ...summary,
  /** A content server sends the texts of a page of six, not those of longer lists. */
  content: v.optional(ArticleHtml),
  blogs_id: v.object({
    cover: PictureId,
    ...dates,
    user_created: v.object({ first_name: Text, last_name: Text }),
    translations: Translations,
  }),
})
export type PostListItem = v.InferOutput<typeof PostListItem>

/** `GET /api/pages/blogs/list-blogs`. `bogs` is the content server's spelling. */
export const PostList = v.object({ ...listCounts, bogs: v.array(PostListItem) })
export type PostList = v.InferOutput<typeof PostList>

/** A sample figure (docs/product.md#blog-post). */
const sampleViews = 2847

/** `GET /api/blogs_translations`. A content server may leave out views, tags and related posts. */
export const Post = v.object({
  ...summary,
  content: ArticleHtml,
  blogs_id: v.object({
    thumbnail: PictureId,
    tags: v.optional(v.array(Text), []),
    ...dates,
    user_created: v.object({
      first_name: Text,
      last_name: Text,
      title: v.optional(Text),
      avatar: PictureId,
      description: v.optional(Text),
    }),
    views: v.optional(v.pipe(v.number(), v.integer()), sampleViews),
    translations: Translations,
  }),
  seo_detail: v.optional(SeoDetail),
  related_articles: v.optional(v.array(PostCard), []),
  neighbours: Neighbours,
})
export type Post = v.InferOutput<typeof Post>

/** The blog in one language, as the build compiles it. Both lists are newest first. */
export interface BlogContent {
  posts: Post[]
  list: PostListItem[]
  /** Slugs of the featured posts. */
  featured: string[]
}
