import * as v from 'valibot'
import { Post, PostCard, PostListItem, type BlogContent } from '#features/blog/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { CalendarDate } from '#model/article.ts'
import { postCategories } from '#model/kinds.ts'
import { neighboursAt } from '#model/neighbours.ts'
import { SeoDetail } from '#model/seo.ts'
import type { ContentReader } from './reader.ts'

const file = 'blog.json'

const Facts = v.strictObject({
  _note: v.string(),
  views: v.number(),
  authors: v.array(
    v.strictObject({ id: v.string(), first_name: v.string(), last_name: v.string(), avatar: v.string() }),
  ),
  posts: v.array(
    v.strictObject({
      slug: v.string(),
      category: v.picklist(postCategories),
      is_featured: v.boolean(),
      author: v.string(),
      cover: v.string(),
      date_created: CalendarDate,
      date_updated: CalendarDate,
    }),
  ),
})
const Words = v.strictObject({
  categories: v.strictObject(v.entriesFromList(postCategories, v.string())),
  authors: v.record(v.string(), v.strictObject({ title: v.string(), description: v.string() })),
})

/** Fields that the build adds. The front matter holds all others of the schema. */
const built = [
  'id',
  'slug',
  'content',
  'read_minutes',
  'category',
  'blogs_id',
  'seo_detail',
  'related_articles',
  'neighbours',
] as const
const Front = v.strictObject({ ...v.omit(Post, built).entries, tags: v.array(v.string()), seo: SeoDetail })

/** Up to three other posts: those of the same category first, each in the order of `posts`. */
export function relatedPosts<T extends { slug: string; category: { id?: string | undefined } }>(
  posts: T[],
  { slug, category }: T,
): T[] {
  const isNear = (post: T) => Number(post.category.id === category.id)
  const others = posts.filter((post) => post.slug !== slug)
  return others.toSorted((one, other) => isNear(other) - isNear(one)).slice(0, 3)
}

/** The fields of a post in a list that has `schema`, with its picture as `cover`. */
const withCover = <Listed extends v.GenericSchema>(schema: Listed, post: Post): v.InferOutput<Listed> =>
  v.parse(schema, { ...post, blogs_id: { ...post.blogs_id, cover: post.blogs_id.thumbnail } })

/** The blog of one language: `blog.json`, `{locale}/blog.json` and `{locale}/blog/{slug}.md`. */
export function compileBlog(reader: ContentReader, locale: Locale): BlogContent | undefined {
  const wordsFile = `${locale}/blog.json`
  const facts = reader.json(file, Facts)
  const words = reader.json(wordsFile, Words)
  if (!facts || !words) return undefined

  const authors = new Map(
    facts.authors.flatMap(({ id, ...author }) => {
      reader.picture(file, `authors.${id}.avatar`, author.avatar)
      const own = words.authors[id]
      if (!own) reader.fault(wordsFile, `authors: "${id}" is missing`)
      return own ? [[id, { ...author, ...own }]] : []
    }),
  )
  const posts = facts.posts
    .toSorted((one, other) => other.date_created.localeCompare(one.date_created))
    .flatMap(({ slug, category, cover: thumbnail, author, date_created, date_updated }) => {
      reader.picture(file, `posts.${slug}.cover`, thumbnail)
      const user_created = authors.get(author)
      if (!user_created) reader.fault(file, `posts.${slug}.author: no author "${author}"`)
      const name = `blog/${slug}.md`
      const text = reader.markdown(locale, name, Front)
      if (!text || !user_created) return []
      const { html: content, readTime: read_minutes, translations } = text
      const { tags, seo: seo_detail, ...front } = text.front
      const post = {
        id: slug,
        slug,
        ...front,
        content,
        read_minutes,
        category: { id: category, title: words.categories[category] },
        blogs_id: { thumbnail, tags, date_created, date_updated, user_created, views: facts.views, translations },
        seo_detail,
        related_articles: [],
      }
      return reader.check(`${locale}/${name}`, Post, post) ?? []
    })
  const oldestFirst = posts.toReversed()
  return {
    posts: posts.map((post, index) => ({
      ...post,
      neighbours: neighboursAt(oldestFirst, posts.length - 1 - index),
      related_articles: relatedPosts(posts, post).map((related) => withCover(PostCard, related)),
    })),
    list: posts.map((post) => withCover(PostListItem, post)),
    featured: facts.posts.filter((post) => post.is_featured).map((post) => post.slug),
  }
}
