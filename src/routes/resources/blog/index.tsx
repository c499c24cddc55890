import { createFileRoute } from '@tanstack/react-router'
import { listFilter, postsPath } from '#features/blog/list-filter.ts'
import { PostListPage } from '#features/blog/post-list-page.tsx'
import { readPosts } from '#features/blog/queries.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { loadList } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/resources/blog/')({
  validateSearch: searchTexts(sections.blog.search),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: ({ context, deps }) =>
    loadList(context, 'blog', deps.filter, (filter) => readPosts(context.api, context.locale, filter)),
  head: (page) => {
    const filter = page.loaderData?.filter
    return sectionHead('blog', page, {
      path: filter && postsPath(filter),
      page: filter?.page,
      narrowed: filter && filter.category !== 'all',
    })
  },
  component: Page,
})

function Page() {
  const list = Route.useLoaderData()
  const { api, locale } = Route.useRouteContext()
  return (
    <PostListPage
      filter={list.filter}
      list={list}
      readPage={(page) => readPosts(api, locale, { ...list.filter, page })}
      newsletter={<NewsletterForm id="posts-email" />}
    />
  )
}
