import { createFileRoute, notFound } from '@tanstack/react-router'
import { AcademyPage } from '#features/academy/academy-page.tsx'
import { academyCall } from '#features/academy/calls.ts'
import { courseListNodes } from '#features/academy/structured-data.ts'
import { withSeo } from '#shell/loaders.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { sectionHead } from '#seo/page-head.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/resources/academy/')({
  validateSearch: searchTexts(sections.academy.search),
  loaderDeps: ({ search }) => ({ filter: listFilter(sections.academy, search) }),
  loader: async ({ context, deps: { filter } }) => {
    if (!filter) throw notFound()
    return { ...(await withSeo(context, 'academy', context.api(academyCall, { lang: context.locale }))), ...filter }
  },
  head: (page) =>
    sectionHead('academy', page, {
      narrowed: page.loaderData && page.loaderData.level !== 'all',
      nodes: import.meta.env.SSR && page.loaderData && [courseListNodes(page.loaderData.courses)],
    }),
  component: () => <AcademyPage {...Route.useLoaderData()} />,
})
