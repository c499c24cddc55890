import { createFileRoute } from '@tanstack/react-router'
import { guidelineCall } from '#features/guidelines/calls.ts'
import { GuidelinePage } from '#features/guidelines/guideline-page.tsx'
import { guidelineNodes } from '#features/guidelines/structured-data.ts'
import { loadItem } from '#features/shell/queries.ts'
import { itemHead } from '#features/shell/route.ts'

export const Route = createFileRoute('/resources/guidelines/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'guidelines', guidelineCall, slug),
  // One article under any slug: its own address is the canonical one.
  head: (page) =>
    itemHead('guidelines', page, {
      type: 'article',
      slug: page.loaderData?.slug,
      nodes: import.meta.env.SSR && page.loaderData && [guidelineNodes(page.loaderData)],
    }),
  component: () => <GuidelinePage guideline={Route.useLoaderData()} />,
})
