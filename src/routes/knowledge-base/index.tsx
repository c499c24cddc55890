import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { ArticleListPage } from '#features/knowledge-base/article-list-page.tsx'
import { articlesPath, listFilter } from '#features/knowledge-base/list-filter.ts'
import { findArticles } from '#features/knowledge-base/queries.ts'
import { readSeo } from '#features/shell/queries.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'
import { HelpBox } from '#ui/help-box.tsx'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/knowledge-base/')({
  validateSearch: searchTexts(sections['knowledge-base'].search),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: async ({ context: { api, locale }, deps: { filter } }) => {
    if (!filter) throw notFound()
    const [found, seo] = await Promise.all([
      findArticles(api, locale, filter),
      readSeo(api, locale, sections['knowledge-base'].seo),
    ])
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
      about: import.meta.env.SSR ? { breadcrumbs: breadcrumbsTo(match.context.messages, 'knowledge-base') } : undefined,
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
