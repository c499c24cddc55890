import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { GuidelinePage } from '#features/guidelines/guideline-page.tsx'
import { readGuideline } from '#features/guidelines/queries.ts'
import { guidelineNodes } from '#features/guidelines/structured-data.ts'
import { sections } from '#model/sections.ts'
import { completeSeo } from '#model/seo.ts'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/guidelines/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const [guideline, record] = await Promise.all([
      readGuideline(api, locale, slug),
      readSeo(api, locale, sections.guidelines.items.seo),
    ])
    return { ...guideline, seo_detail: completeSeo(guideline.seo_detail, record) }
  },
  // One article under any slug: its own address is the canonical one.
  head: ({ match, matches, params, loaderData }) =>
    pageHead({
      ...match.context,
      matches,
      path: `${sections.guidelines.path}/${loaderData?.slug ?? params.slug}`,
      seo: loaderData?.seo_detail,
      type: 'article',
      about:
        import.meta.env.SSR && loaderData
          ? {
              breadcrumbs: breadcrumbsTo(match.context.messages, 'guidelines', loaderData.title),
              nodes: [guidelineNodes(loaderData)],
            }
          : undefined,
    }),
  component: () => <GuidelinePage guideline={Route.useLoaderData()} links={rootRoute.useLoaderData().links} />,
})
