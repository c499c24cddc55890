import { createFileRoute, notFound } from '@tanstack/react-router'
import { findStaticPage } from '#features/static-page/queries.ts'
import { StaticPage } from '#features/static-page/static-page.tsx'
import { defaultLocale } from '#i18n/locales.ts'
import { localesOf } from '#model/translations.ts'
import { sections } from '#model/sections.ts'
import { completeSeo } from '#model/seo.ts'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/page/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const [page, record] = await Promise.all([
      findStaticPage(api, locale, slug),
      readSeo(api, locale, sections.pages.items.seo),
    ])
    if (!page) throw notFound()
    return { ...page, seo_detail: completeSeo(page.seo_detail, page.inEnglish ? undefined : record) }
  },
  head: ({ match, matches, params, loaderData }) =>
    pageHead({
      ...match.context,
      ...(loaderData?.inEnglish && { locale: defaultLocale }),
      matches,
      path: `${sections.pages.path}/${params.slug}`,
      seo: loaderData?.seo_detail,
      languages: localesOf(loaderData?.translations),
    }),
  component: () => <StaticPage page={Route.useLoaderData()} />,
})
