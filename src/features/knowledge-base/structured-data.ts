import { articleNode } from '#seo/article-node.ts'
import type { Article } from './schema.ts'

/** The structured data of an article of the knowledge base. */
export const articleNodes = ({ title, excerpt, category, tags, updatedAt }: Article) =>
  articleNode({ type: 'TechArticle', title, excerpt, section: category, tags, updated: updatedAt })
