import { createFileRoute } from '@tanstack/react-router'
import { loadItem } from '#shell/loaders.ts'
import { staticPageCall } from '#features/static-page/calls.ts'
import { TextPage } from '#features/static-page/text-page.tsx'
import { itemHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/page/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'pages', staticPageCall, slug),
  head: (page) => itemHead('pages', page, { translations: page.loaderData?.translations }),
  component: () => <TextPage page={Route.useLoaderData()} />,
})
