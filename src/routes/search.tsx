import { createFileRoute } from '@tanstack/react-router'
import { findPages } from '#features/search/queries.ts'
import { searchText } from '#features/search/search-address.ts'
import { SearchPage } from '#features/search/search-page.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/search')({
  validateSearch: searchTexts(sections.search.search),
  loaderDeps: ({ search }) => ({ q: searchText(search.q) }),
  loader: async ({ context: { api, locale }, deps: { q } }) => {
    const [found, seo] = await Promise.all([findPages(api, locale, q), readSeo(api, locale, sections.search.seo)])
    return { found, seo }
  },
  head: (page) => sectionHead('search', page, { seo: page.loaderData?.seo, narrowed: true }),
  component: () => <SearchPage found={Route.useLoaderData().found} />,
})
