import { tryDecodeURIComponent } from 'hono/utils/url'
import { academyReads } from './academy.ts'
import { blogReads } from './blog.ts'
import { guidelinesReads } from './guidelines.ts'
import { knowledgeBaseReads } from './knowledge-base.ts'
import { productUpdatesReads } from './product-updates.ts'
import type { Read } from './read.ts'
import { searchReads } from './search.ts'
import { siteReads } from './site.ts'
import { staticPageReads } from './static-page.ts'

/**
 * Every read of the site, by path; `:slug` stands for the last part. The same table answers over HTTP (api.ts) and
 * in process, for pages (in-process.ts).
 */
export const reads: Record<string, Read> = {
  ...siteReads,
  ...staticPageReads,
  ...knowledgeBaseReads,
  ...guidelinesReads,
  ...productUpdatesReads,
  ...blogReads,
  ...academyReads,
  ...searchReads,
}

/** The read at `path`, and the slug that the path holds, decoded as far as it can be. */
export function findRead(path: string): { read: Read; slug?: string } | undefined {
  const exact = reads[path]
  if (exact) return { read: exact }
  const end = path.lastIndexOf('/')
  const read = reads[`${path.slice(0, end)}/:slug`]
  return read && { read, slug: tryDecodeURIComponent(path.slice(end + 1)) }
}
