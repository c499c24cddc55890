import { createFileRoute } from '@tanstack/react-router'
import { searchCall } from '#features/search/calls.ts'
import { SearchPage } from '#features/search/search-page.tsx'
import { loadList } from '#shell/loaders.ts'
import { searchLimit } from '#model/limits.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { sectionHead } from '#seo/page-head.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/search')({
  validateSearch: searchTexts(sections.search.search),
  loaderDeps: ({ search }) => ({ filter: listFilter(sections.search, search) }),
  loader: ({ context, deps: { filter } }) =>
    loadList(context, 'search', filter, (query) =>
      context.api(searchCall, { lang: context.locale, limit: searchLimit, ...query }),
    ),
  head: (page) => sectionHead('search', page, { narrowed: true }),
  component: () => <SearchPage found={Route.useLoaderData()} />,
})
