import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticleListPage } from '#features/knowledge-base/article-list-page.tsx'
import { articlesPath, listFilter } from '#features/knowledge-base/list-filter.ts'
import { findArticles } from '#features/knowledge-base/queries.ts'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

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
  head: (page) => {
    const { found, seo } = page.loaderData ?? {}
    return sectionHead('knowledge-base', page, {
      path: found && articlesPath(found),
      seo,
      page: found?.page,
      narrowed: found && (found.q !== '' || found.category !== 'all'),
    })
  },
  component: () => <ArticleListPage found={Route.useLoaderData().found} />,
})
