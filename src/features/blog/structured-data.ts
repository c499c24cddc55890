import { articleNode } from '#seo/article-node.ts'
import type { Post } from './schema.ts'

/** The structured data of a post. */
export function postNodes({
  title,
  intro,
  category,
  blogs_id: { date_created, date_updated, tags, user_created },
}: Post) {
  const { first_name, last_name } = user_created
  return articleNode({
    type: 'BlogPosting',
    title,
    excerpt: intro,
    published: date_created,
    updated: date_updated ?? date_created,
    section: category.title,
    tags,
    author: { name: `${first_name} ${last_name}`, title: user_created.title },
  })
}
