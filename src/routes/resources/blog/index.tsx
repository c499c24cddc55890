import { createFileRoute, notFound } from '@tanstack/react-router'
import { listFilter, postsPath } from '#features/blog/list-filter.ts'
import { PostListPage } from '#features/blog/post-list-page.tsx'
import { morePostsQuery, readPosts } from '#features/blog/queries.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/resources/blog/')({
  validateSearch: searchTexts(sections.blog.search),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: async ({ context: { api, locale }, deps: { filter } }) => {
    if (!filter) throw notFound()
    const [list, seo] = await Promise.all([readPosts(api, locale, filter), readSeo(api, locale, sections.blog.seo)])
    if (filter.page > Math.max(1, list.total_pages)) throw notFound()
    return { filter, list, seo, path: postsPath(filter) }
  },
  head: (page) => {
    const { filter, seo, path } = page.loaderData ?? {}
    return sectionHead('blog', page, { path, seo, page: filter?.page, narrowed: filter && filter.category !== 'all' })
  },
  component: Page,
})

function Page() {
  const { filter, list } = Route.useLoaderData()
  const { api, locale } = Route.useRouteContext()
  return (
    <PostListPage
      filter={filter}
      list={list}
      query={morePostsQuery(api, locale, filter, list)}
      newsletter={<NewsletterForm id="posts-email" />}
    />
  )
}
