import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { renderAt } from '#tests/support/render.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { RedirectTable } from './table.ts'

/** Statuses of all that the site has at the address of a post with a 410 rule. */
async function statusesOfPost(exists: boolean) {
  const { bogs } = await embeddedContent.listPosts('en', { category: 'all', page: 1, limit: 1 })
  const slug = bogs[0]?.slug ?? ''
  const path = `/resources/blog/${slug}`
  const source: ContentSource = {
    ...embeddedContent,
    findPost: async (...asked) => (exists ? embeddedContent.findPost(...asked) : undefined),
    async listPosts(...asked) {
      const list = await embeddedContent.listPosts(...asked)
      return exists ? list : { ...list, bogs: list.bogs.filter((post) => post.slug !== slug) }
    },
  }
  const { request } = testGateway({
    content: () => source,
    redirects: async () => new RedirectTable([{ from: path, status: 410 }]),
    fetchPage: (page) => renderAt(page, () => source),
  })
  const api = `/api/blogs_translations?${new URLSearchParams({ lang: 'en-US', slug })}`
  const asked = [path, `${path}.md`, `${path}/_payload.json`, api]
  const statuses = await Promise.all(asked.map(async (address) => (await request(address)).status))
  const sitemap = await (await request('/sitemap-en.xml')).text()
  return { statuses, inSitemap: sitemap.includes(`${path}<`) }
}

test('a page that exists is never 410, and what is 410 has no Markdown, state, data or place in the sitemap', async () => {
  expect(await statusesOfPost(true)).toEqual({ statuses: [200, 200, 200, 200], inSitemap: true })
  expect(await statusesOfPost(false)).toEqual({ statuses: [410, 404, 404, 404], inSitemap: false })
})
