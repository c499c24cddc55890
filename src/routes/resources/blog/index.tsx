import { createFileRoute } from '@tanstack/react-router'
import { PostListPage } from '#features/blog/post-list-page.tsx'
import { readPosts } from '#features/blog/calls.ts'
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx'
import { loadList } from '#shell/loaders.ts'
import { listHead } from '#shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/resources/blog/')({
  validateSearch: searchTexts(sections.blog.search),
  loaderDeps: ({ search }) => ({ filter: listFilter(sections.blog, search) }),
  loader: ({ context, deps }) =>
    loadList(context, 'blog', deps.filter, (filter) => readPosts(context.api, context.locale, filter)),
  head: (page) => listHead('blog', page),
  component: Page,
})

function Page() {
  const list = Route.useLoaderData()
  const { api, locale } = Route.useRouteContext()
  return (
    <PostListPage
      list={list}
      readPage={(page) => readPosts(api, locale, { ...list.filter, page })}
      newsletter={<NewsletterBox id="posts" folds />}
    />
  )
}
