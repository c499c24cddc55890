import { createFileRoute, notFound } from '@tanstack/react-router'
import { findStaticPage } from '#features/static-page/queries.ts'
import { StaticPage } from '#features/static-page/static-page.tsx'
import { defaultLocale } from '#i18n/locales.ts'
import { localesOf } from '#model/translations.ts'
import { pageHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/page/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const page = await findStaticPage(api, locale, slug)
    if (!page) throw notFound()
    return page
  },
  head: ({ match, matches, params, loaderData }) =>
    pageHead({
      ...match.context,
      ...(loaderData?.inEnglish && { locale: defaultLocale }),
      matches,
      path: `/page/${params.slug}`,
      seo: loaderData?.seo_detail,
      languages: localesOf(loaderData?.translations),
    }),
  component: () => <StaticPage page={Route.useLoaderData()} />,
})
