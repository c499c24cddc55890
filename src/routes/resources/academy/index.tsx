import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { AcademyPage } from '#features/academy/academy-page.tsx'
import { academyCall } from '#features/academy/calls.ts'
import { courseListNodes } from '#features/academy/structured-data.ts'
import { withSeo } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { LevelChoice } from '#model/filters.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/resources/academy/')({
  validateSearch: searchTexts(sections.academy.search),
  loaderDeps: ({ search }) => {
    const { success, output } = v.safeParse(LevelChoice, search.level)
    return success ? { level: output } : { level: null }
  },
  loader: async ({ context, deps: { level } }) => {
    if (level === null) throw notFound()
    return { ...(await withSeo(context, 'academy', context.api(academyCall, { lang: context.locale }))), level }
  },
  head: (page) =>
    sectionHead('academy', page, {
      narrowed: page.loaderData?.level !== undefined,
      nodes: import.meta.env.SSR && page.loaderData && [courseListNodes(page.loaderData.courses)],
    }),
  component: () => <AcademyPage {...Route.useLoaderData()} />,
})
