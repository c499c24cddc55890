import type { PostFilter } from '#model/filters.ts'
import type { BlogContent, Post, PostList, PostListItem } from '#features/blog/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { contentFile } from './content-file.ts'
import { pageOf, type PageQuery } from './paged.ts'

const readBlog = contentFile('blog')

/** The reads of the blog. */
export interface BlogSource {
  /** A page of the posts that `category` lets through, newest first. */
  listPosts(locale: Locale, query: PageQuery & { category: PostFilter }): Promise<PostList>
  /** A post; `undefined` when there is none under this slug. */
  findPost(locale: Locale, slug: string): Promise<Post | undefined>
}

function passes({ featured }: BlogContent, category: PostFilter, post: Post): boolean {
  if (category === 'all') return true
  return category === 'featured' ? featured.includes(post.slug) : post.category.id === category
}

/** A post as the list shows it. */
function listItem({ id, title, slug, intro, content, category, blogs_id }: Post): PostListItem {
  const { thumbnail, date_created, date_updated, user_created } = blogs_id
  const { first_name, last_name } = user_created
  const parent = { cover: thumbnail, date_created, date_updated, user_created: { first_name, last_name } }
  return { id, title, slug, intro, content, category, blogs_id: parent }
}

/** The compiled files of `content/`. */
export const embeddedBlog: BlogSource = {
  async listPosts(locale, query) {
    const content = await readBlog(locale)
    const posts = content.posts.filter((post) => passes(content, query.category, post))
    const { total_pages, items } = pageOf(posts, query)
    return { total_pages, bogs: items.map(listItem) }
  },
  findPost: async (locale, slug) => (await readBlog(locale)).posts.find((post) => post.slug === slug),
}
