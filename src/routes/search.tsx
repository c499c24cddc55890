import { createFileRoute } from '@tanstack/react-router'
import { findPages } from '#features/search/queries.ts'
import { SearchPage } from '#features/search/search-page.tsx'
import { withSeo } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/search')({
  validateSearch: searchTexts(sections.search.search),
  loaderDeps: ({ search }) => ({ q: listFilter(sections.search, search)?.q ?? '' }),
  loader: ({ context, deps: { q } }) => withSeo(context, 'search', findPages(context.api, context.locale, q)),
  head: (page) => sectionHead('search', page, { narrowed: true }),
  component: () => <SearchPage found={Route.useLoaderData()} />,
})
