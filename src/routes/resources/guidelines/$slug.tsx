import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { GuidelinePage } from '#features/guidelines/guideline-page.tsx'
import { readGuideline } from '#features/guidelines/queries.ts'
import { guidelineNodes } from '#features/guidelines/structured-data.ts'
import { pageHead } from '#seo/page-head.ts'
import { trailTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/guidelines/$slug')({
  loader: ({ context: { api, locale }, params: { slug } }) => readGuideline(api, locale, slug),
  // One article under any slug: its own address is the canonical one.
  head: ({ match, matches, params, loaderData }) =>
    pageHead({
      ...match.context,
      matches,
      path: `/resources/guidelines/${loaderData?.slug ?? params.slug}`,
      seo: loaderData?.seo_detail,
      type: 'article',
      about:
        import.meta.env.SSR && loaderData
          ? {
              trail: trailTo(match.context.messages, 'guidelines', loaderData.title),
              nodes: [guidelineNodes(loaderData)],
            }
          : undefined,
    }),
  component: () => <GuidelinePage guideline={Route.useLoaderData()} links={rootRoute.useLoaderData().links} />,
})
