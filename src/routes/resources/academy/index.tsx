import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { AcademyPage } from '#features/academy/academy-page.tsx'
import { readAcademy } from '#features/academy/queries.ts'
import { LevelChoice } from '#features/academy/schema.ts'
import { courseListNodes } from '#features/academy/structured-data.ts'
import { readSeo } from '#features/shell/queries.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/academy/')({
  validateSearch: searchTexts(sections.academy.search),
  loaderDeps: ({ search }) => {
    const { success, output } = v.safeParse(LevelChoice, search.level)
    return success ? { level: output } : { level: null }
  },
  loader: async ({ context: { api, locale }, deps: { level } }) => {
    if (level === null) throw notFound()
    const [academy, seo] = await Promise.all([readAcademy(api, locale), readSeo(api, locale, sections.academy.seo)])
    return { academy, seo, level }
  },
  head: ({ match, matches, loaderData }) =>
    pageHead({
      ...match.context,
      matches,
      about:
        import.meta.env.SSR && loaderData
          ? {
              breadcrumbs: breadcrumbsTo(match.context.messages, 'academy'),
              nodes: [courseListNodes(loaderData.academy.courses)],
            }
          : undefined,
      path: sections.academy.path,
      seo: loaderData?.seo,
      narrowed: loaderData?.level !== undefined,
    }),
  component: Page,
})

function Page() {
  const { academy, level } = Route.useLoaderData()
  return <AcademyPage academy={academy} level={level} links={rootRoute.useLoaderData().links} />
}
