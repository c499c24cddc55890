import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { ifAvailable } from '#api/api.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { listFilter, updatesPath } from '#features/product-updates/list-filter.ts'
import { findLatestUpdate, moreUpdatesQuery, readUpdates } from '#features/product-updates/queries.ts'
import { UpdateListPage } from '#features/product-updates/update-list-page.tsx'
import { MissingContentNote } from '#features/shell/missing-content-note.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { trailTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/product-updates/')({
  validateSearch: v.object({ type: v.optional(v.string()), page: v.optional(v.string()) }),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: async ({ context: { api, locale }, deps: { filter } }) => {
    if (!filter) throw notFound()
    const [list, latest, seo] = await Promise.all([
      readUpdates(api, locale, filter),
      ifAvailable(findLatestUpdate(api, locale)),
      readSeo(api, locale, 'resources-product-updates'),
    ])
    if (filter.page > Math.max(1, list.total_pages)) throw notFound()
    return { filter, list, latest, seo, path: updatesPath(filter) }
  },
  head: ({ match, matches, loaderData: data }) =>
    pageHead({
      ...match.context,
      matches,
      about: import.meta.env.SSR ? { trail: trailTo(match.context.messages, 'productUpdates') } : undefined,
      path: data?.path ?? '/resources/product-updates',
      seo: data?.seo,
      page: data?.filter.page,
      feeds: true,
      narrowed: data !== undefined && data.filter.type !== 'all',
    }),
  component: Page,
})

function Page() {
  const { filter, list, latest } = Route.useLoaderData()
  const { api, locale } = Route.useRouteContext()
  return (
    <>
      <UpdateListPage
        filter={filter}
        list={list}
        latest={latest}
        query={moreUpdatesQuery(api, locale, filter, list)}
        appUrl={rootRoute.useLoaderData().links.app}
        newsletter={<NewsletterForm id="updates-email" />}
      />
      {!latest && list.product_updates.length > 0 && <MissingContentNote />}
    </>
  )
}
