import * as v from 'valibot'
import { Translations } from '#model/translations.ts'
import { ArticleHtml, CalendarDate } from '#model/article.ts'
import { PictureRef } from '#model/picture.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'

/** Without one the placeholder shows. */
const PictureId = v.optional(PictureRef.entries.id)
const Slug = v.pipe(v.string(), v.slug('Write a slug such as "reading-an-order-book"'))

/** The list has its id as well, by which it is narrowed. */
const Category = v.object({ id: v.optional(Text), title: Text })
/** Minutes, counted by the site; a card of a content server has no text to count. */
const ReadMinutes = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const Dates = { date_created: CalendarDate, date_updated: v.nullable(CalendarDate) }

/** A post in the list; `blogs_id` is the record whose translation it is. */
const PostListItem = v.object({
  id: Text,
  title: Text,
  slug: Slug,
  intro: Text,
  content: ArticleHtml,
  read_minutes: ReadMinutes,
  category: Category,
  blogs_id: v.object({
    cover: PictureId,
    ...Dates,
    user_created: v.object({ first_name: Text, last_name: Text }),
    translations: Translations,
  }),
})
export type PostListItem = v.InferOutput<typeof PostListItem>

/** `GET /api/pages/blogs/list-blogs`. The list's name is the content server's. */
export const PostList = v.object({ total_pages: v.pipe(v.number(), v.integer()), bogs: v.array(PostListItem) })
export type PostList = v.InferOutput<typeof PostList>

const RelatedPost = v.object({
  id: Text,
  slug: Slug,
  title: Text,
  intro: Text,
  read_minutes: ReadMinutes,
  category: Category,
  blogs_id: v.object({ cover: PictureId, ...Dates }),
})

/** What a card shows of a post: the same for the list and for related posts. */
export type PostSummary = v.InferOutput<typeof RelatedPost>

/** Who wrote a post. */
const Author = v.object({
  first_name: Text,
  last_name: Text,
  title: v.optional(Text),
  avatar: PictureId,
  description: v.optional(Text),
})

/** `GET /api/blogs_translations`. `views` is a sample figure. */
export const Post = v.object({
  id: Text,
  title: Text,
  slug: Slug,
  intro: Text,
  content: ArticleHtml,
  read_minutes: ReadMinutes,
  category: Category,
  blogs_id: v.object({
    thumbnail: PictureId,
    tags: v.array(Text),
    ...Dates,
    user_created: Author,
    views: v.pipe(v.number(), v.integer()),
    translations: Translations,
  }),
  seo_detail: v.optional(SeoDetail),
  related_articles: v.array(RelatedPost),
})
export type Post = v.InferOutput<typeof Post>

/** The blog in one language, as the build compiles it. */
export interface BlogContent {
  /** Newest first. */
  posts: Post[]
  /** Slugs of the featured posts. */
  featured: string[]
}
