import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { AcademyPage } from '#features/academy/academy-page.tsx'
import { readAcademy } from '#features/academy/queries.ts'
import { LevelChoice } from '#features/academy/schema.ts'
import { courseListNodes } from '#features/academy/structured-data.ts'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { trailTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/academy/')({
  validateSearch: v.object({ level: v.optional(v.string()) }),
  loaderDeps: ({ search }) => {
    const { success, output } = v.safeParse(LevelChoice, search.level)
    return success ? { level: output } : { level: null }
  },
  loader: async ({ context: { api, locale }, deps: { level } }) => {
    if (level === null) throw notFound()
    const [academy, seo] = await Promise.all([readAcademy(api, locale), readSeo(api, locale, 'resources-academy')])
    return { academy, seo, level }
  },
  head: ({ match, matches, loaderData }) =>
    pageHead({
      ...match.context,
      matches,
      about:
        import.meta.env.SSR && loaderData
          ? { trail: trailTo(match.context.messages, 'academy'), nodes: [courseListNodes(loaderData.academy.courses)] }
          : undefined,
      path: '/resources/academy',
      seo: loaderData?.seo,
      narrowed: loaderData?.level !== undefined,
    }),
  component: Page,
})

function Page() {
  const { academy, level } = Route.useLoaderData()
  return <AcademyPage academy={academy} level={level} links={rootRoute.useLoaderData().links} />
}
