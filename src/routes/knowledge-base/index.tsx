import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { ArticleListPage } from '#features/knowledge-base/article-list-page.tsx'
import { articlesPath, listFilter } from '#features/knowledge-base/list-filter.ts'
import { findArticles } from '#features/knowledge-base/queries.ts'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { trailTo } from '#seo/breadcrumbs.ts'
import { HelpBox } from '#ui/help-box.tsx'

const Text = v.optional(v.string())

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/knowledge-base/')({
  validateSearch: v.object({ q: Text, category: Text, page: Text }),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: async ({ context: { api, locale }, deps: { filter } }) => {
    if (!filter) throw notFound()
    const [found, seo] = await Promise.all([findArticles(api, locale, filter), readSeo(api, locale, 'knowledge-base')])
    if (!found) throw notFound()
    return { found, seo }
  },
  head: ({
    match,
    matches,
    loaderData: { found, seo } = { found: { q: '', category: 'all', page: 1 }, seo: undefined },
  }) =>
    pageHead({
      ...match.context,
      matches,
      about: import.meta.env.SSR ? { trail: trailTo(match.context.messages, 'knowledgeBase') } : undefined,
      path: articlesPath(found),
      seo,
      page: found.page,
      narrowed: found.q !== '' || found.category !== 'all',
    }),
  component: Page,
})

function Page() {
  const { found } = Route.useLoaderData()
  const { support, community } = rootRoute.useLoaderData().links
  return <ArticleListPage found={found} help={<HelpBox supportUrl={support} communityUrl={community} />} />
}
