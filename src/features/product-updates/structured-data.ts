import { articleNode } from '#seo/article-node.ts'
import type { Update } from './schema.ts'

/** The structured data of a release. */
export const updateNodes = ({ title, intro, category, product_updates_id: { date_created } }: Update) =>
  articleNode({
    type: 'Article',
    title,
    excerpt: intro,
    published: date_created,
    updated: date_created,
    section: category?.name,
  })
