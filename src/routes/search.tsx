import { createFileRoute } from '@tanstack/react-router'
import { searchCall } from '#features/search/calls.ts'
import { SearchPage } from '#features/search/search-page.tsx'
import { withSeo } from '#shell/loaders.ts'
import { searchLimit } from '#model/limits.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { sectionHead } from '#seo/page-head.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/search')({
  validateSearch: searchTexts(sections.search.search),
  loaderDeps: ({ search }) => ({ q: listFilter(sections.search, search)?.q ?? '' }),
  loader: async ({ context, context: { api, locale: lang }, deps: { q } }) => ({
    ...(await withSeo(context, 'search', api(searchCall, { lang, q, limit: searchLimit }))),
    q,
  }),
  head: (page) => sectionHead('search', page, { narrowed: true }),
  component: () => <SearchPage found={Route.useLoaderData()} />,
})
