import { createFileRoute } from '@tanstack/react-router'
import { ArticleListPage } from '#features/knowledge-base/article-list-page.tsx'
import { articleListCall } from '#features/knowledge-base/calls.ts'
import { loadList } from '#shell/loaders.ts'
import { listHead } from '#shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/knowledge-base/')({
  validateSearch: searchTexts(sections['knowledge-base'].search),
  loaderDeps: ({ search }) => ({ filter: listFilter(sections['knowledge-base'], search) }),
  loader: ({ context, context: { api, locale: lang }, deps }) =>
    loadList(context, 'knowledge-base', deps.filter, (filter) => api(articleListCall, { lang, ...filter })),
  head: (page) => listHead('knowledge-base', page),
  component: () => <ArticleListPage list={Route.useLoaderData()} />,
})
