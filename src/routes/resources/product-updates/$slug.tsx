import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { updateNodes } from '#features/product-updates/structured-data.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { findUpdate } from '#features/product-updates/queries.ts'
import { UpdatePage } from '#features/product-updates/update-page.tsx'
import { defaultLocale } from '#i18n/locales.ts'
import { localesOf } from '#model/translations.ts'
import { sections } from '#model/sections.ts'
import { completeSeo, detailSeo } from '#model/seo.ts'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/product-updates/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const [update, record] = await Promise.all([
      findUpdate(api, locale, slug),
      readSeo(api, locale, sections['product-updates'].items.seo),
    ])
    if (!update) throw notFound()
    return { ...update, seo_detail: completeSeo(detailSeo(update), update.inEnglish ? undefined : record) }
  },
  head: ({ match, matches, params: { slug }, loaderData: update }) =>
    pageHead({
      ...match.context,
      ...(update?.inEnglish && { locale: defaultLocale }),
      matches,
      path: `${sections['product-updates'].path}/${slug}`,
      seo: update?.seo_detail,
      languages: localesOf(update?.product_updates_id.translations),
      type: 'article',
      about:
        import.meta.env.SSR && update && !update.inEnglish
          ? {
              breadcrumbs: breadcrumbsTo(match.context.messages, 'product-updates', update.title),
              nodes: [updateNodes(update)],
            }
          : undefined,
    }),
  component: Page,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})

function Page() {
  const { links } = rootRoute.useLoaderData()
  return (
    <UpdatePage update={Route.useLoaderData()} appUrl={links.app} newsletter={<NewsletterForm id="update-email" />} />
  )
}
