import * as v from 'valibot'
import { Post, PostCard, withCover, type BlogContent } from '#features/blog/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { SeoDetail } from '#model/seo.ts'
import { orderFaults } from './faults.ts'
import type { ContentReader } from './reader.ts'
import { relatedPosts } from './related-posts.ts'

const file = 'blog.json'

const Neutral = v.strictObject({
  _note: v.string(),
  views: v.number(),
  authors: v.array(
    v.strictObject({ id: v.string(), first_name: v.string(), last_name: v.string(), avatar: v.string() }),
  ),
  posts: v.array(
    v.strictObject({
      slug: v.string(),
      category: v.picklist(['company-news', 'financial-industry']),
      is_featured: v.boolean(),
      author: v.string(),
      cover: v.string(),
      date_created: v.pipe(v.string(), v.isoDate('Write a date such as "2024-05-02"')),
      date_updated: v.pipe(v.string(), v.isoDate('Write a date such as "2024-05-02"')),
    }),
  ),
})
const Words = v.strictObject({
  categories: v.strictObject({ 'company-news': v.string(), 'financial-industry': v.string() }),
  authors: v.record(v.string(), v.strictObject({ title: v.string(), description: v.string() })),
})
const Front = v.strictObject({ title: v.string(), intro: v.string(), tags: v.array(v.string()), seo: SeoDetail })

/**
 * The blog of one language: `blog.json`, `{locale}/blog.json` and a text a post,
 * `{locale}/blog/{slug}.md`.
 */
export async function compileBlog(reader: ContentReader, locale: Locale): Promise<BlogContent | undefined> {
  const wordsFile = `${locale}/blog.json`
  const [neutral, words] = await Promise.all([reader.json(file, Neutral), reader.json(wordsFile, Words)])
  if (!neutral || !words) return undefined

  for (const fault of orderFaults(neutral.posts, 'posts')) reader.fault(file, fault)
  for (const id of Object.keys(words.authors))
    if (!neutral.authors.some((author) => author.id === id))
      reader.fault(wordsFile, `authors.${id}: no author "${id}" in ${file}; take it out`)

  const authors = new Map(
    neutral.authors.flatMap(({ id, ...author }) => {
      reader.picture(file, `authors.${id}.avatar`, author.avatar)
      const texts = words.authors[id]
      if (!texts) reader.fault(wordsFile, `authors: "${id}" is missing`)
      return texts ? [[id, { ...author, ...texts }]] : []
    }),
  )
  const posts: Post[] = []
  for (const record of neutral.posts) {
    const { slug, category, cover, date_created, date_updated } = record
    reader.picture(file, `posts.${slug}.cover`, cover)
    const user_created = authors.get(record.author)
    if (!user_created) reader.fault(file, `posts.${slug}.author: no author "${record.author}"`)
    const markdown = await reader.markdown(locale, `${locale}/blog/${slug}.md`, Front)
    if (!markdown || !user_created) continue
    const { title, intro, tags, seo } = markdown.front
    const post = reader.check(`${locale}/blog/${slug}.md`, Post, {
      id: slug,
      title,
      slug,
      intro,
      content: markdown.html,
      read_minutes: markdown.readTime,
      category: { id: category, title: words.categories[category] },
      blogs_id: {
        thumbnail: cover,
        tags,
        date_created,
        date_updated,
        user_created,
        views: neutral.views,
        translations: await reader.translations(`blog/${slug}.md`),
      },
      seo_detail: seo,
      related_articles: [],
    })
    if (post) posts.push(post)
  }
  return {
    posts: posts.map((post) => ({
      ...post,
      related_articles: relatedPosts(posts, post).map((related) => withCover(PostCard, related)),
    })),
    featured: neutral.posts.filter((post) => post.is_featured).map((post) => post.slug),
  }
}
