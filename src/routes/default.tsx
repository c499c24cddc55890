import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { PlaceholderPage } from '#features/shell/placeholder-page.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sections } from '#model/sections.ts'
import { pageHead } from '#seo/page-head.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/default')({
  loader: ({ context: { api, locale } }) => readSeo(api, locale, sections.default.seo),
  head: ({ match, matches, loaderData }) =>
    pageHead({ ...match.context, matches, path: sections.default.path, seo: loaderData }),
  component: () => <PlaceholderPage navigation={rootRoute.useLoaderData().chrome.navigation} />,
})
