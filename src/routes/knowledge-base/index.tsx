import { createFileRoute } from '@tanstack/react-router'
import { ArticleListPage } from '#features/knowledge-base/article-list-page.tsx'
import { articleListCall } from '#features/knowledge-base/calls.ts'
import { articlesPath, listFilter } from '#features/knowledge-base/list-filter.ts'
import { loadList } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/knowledge-base/')({
  validateSearch: searchTexts(sections['knowledge-base'].search),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: ({ context: { api, locale }, deps }) =>
    loadList({ api, locale }, 'knowledge-base', deps.filter, (filter) =>
      api(articleListCall, { lang: locale, ...filter }),
    ),
  head: (page) => {
    const filter = page.loaderData?.filter
    return sectionHead('knowledge-base', page, {
      path: filter && articlesPath(filter),
      page: filter?.page,
      narrowed: filter && (filter.q !== '' || filter.category !== 'all'),
    })
  },
  component: () => <ArticleListPage list={Route.useLoaderData()} />,
})
