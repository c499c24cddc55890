import { articleNode } from '#seo/article-node.ts'
import type { Guideline } from './schema.ts'

/** The structured data of the guideline article. */
export const guidelineNodes = ({ title, excerpt, updatedAt }: Guideline) =>
  articleNode({ type: 'Article', title, excerpt, updated: updatedAt })
