import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { AcademyPage } from '#features/academy/academy-page.tsx'
import { academyCall } from '#features/academy/calls.ts'
import { LevelChoice } from '#model/filters.ts'
import { courseListNodes } from '#features/academy/structured-data.ts'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/resources/academy/')({
  validateSearch: searchTexts(sections.academy.search),
  loaderDeps: ({ search }) => {
    const { success, output } = v.safeParse(LevelChoice, search.level)
    return success ? { level: output } : { level: null }
  },
  loader: async ({ context: { api, locale }, deps: { level } }) => {
    if (level === null) throw notFound()
    const [academy, seo] = await Promise.all([
      api(academyCall, { lang: locale }),
      readSeo(api, locale, sections.academy.seo),
    ])
    return { academy, seo, level }
  },
  head: (page) =>
    sectionHead('academy', page, {
      seo: page.loaderData?.seo,
      narrowed: page.loaderData?.level !== undefined,
      nodes: import.meta.env.SSR && page.loaderData && [courseListNodes(page.loaderData.academy.courses)],
    }),
  component: Page,
})

function Page() {
  const { academy, level } = Route.useLoaderData()
  return <AcademyPage academy={academy} level={level} />
}
