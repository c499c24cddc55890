import { createFileRoute } from '@tanstack/react-router'
import { ArticleListPage } from '#features/knowledge-base/article-list-page.tsx'
import { articlesPath, listFilter, readArticles } from '#features/knowledge-base/article-list.ts'
import { loadList } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/knowledge-base/')({
  validateSearch: searchTexts(sections['knowledge-base'].search),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: ({ context, deps }) =>
    loadList(context, 'knowledge-base', deps.filter, (filter) => readArticles(context.api, context.locale, filter)),
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
