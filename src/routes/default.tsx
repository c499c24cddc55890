import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { PlaceholderPage } from '#features/shell/placeholder-page.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/default')({
  loader: ({ context: { api, locale } }) => readSeo(api, locale, 'default'),
  head: ({ match, matches, loaderData }) => pageHead({ ...match.context, matches, path: '/default', seo: loaderData }),
  component: () => <PlaceholderPage navigation={rootRoute.useLoaderData().chrome.navigation} />,
})
