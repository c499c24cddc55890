import { createFileRoute } from '@tanstack/react-router'
import { loadItem } from '#shell/loaders.ts'
import { staticPageCall } from '#features/static-page/calls.ts'
import { incidentNodes } from '#features/static-page/structured-data.ts'
import { TextPage } from '#features/static-page/text-page.tsx'
import { itemHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/page/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'pages', staticPageCall, slug),
  head: (page) => {
    const { translations, incidents } = page.loaderData ?? {}
    const nodes = import.meta.env.SSR && incidents && [incidentNodes(incidents)]
    return itemHead('pages', page, { translations, nodes, feed: incidents !== undefined })
  },
  component: () => <TextPage page={Route.useLoaderData()} />,
})
