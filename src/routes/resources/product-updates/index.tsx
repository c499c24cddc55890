import { createFileRoute, notFound } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { listFilter, updatesPath } from '#features/product-updates/list-filter.ts'
import { findLatestUpdate, moreUpdatesQuery, readUpdates } from '#features/product-updates/queries.ts'
import { UpdateListPage } from '#features/product-updates/update-list-page.tsx'
import { MissingContentNote } from '#features/shell/missing-content-note.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/resources/product-updates/')({
  validateSearch: searchTexts(sections['product-updates'].search),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: async ({ context: { api, locale }, deps: { filter } }) => {
    if (!filter) throw notFound()
    const [list, newest, seo] = await Promise.all([
      readUpdates(api, locale, filter),
      ifAvailable(findLatestUpdate(api, locale)),
      readSeo(api, locale, sections['product-updates'].seo),
    ])
    if (filter.page > Math.max(1, list.total_pages)) throw notFound()
    return { filter, list, newest, seo, path: updatesPath(filter) }
  },
  head: (page) => {
    const { filter, seo, path } = page.loaderData ?? {}
    return sectionHead('product-updates', page, {
      path,
      seo,
      page: filter?.page,
      narrowed: filter && filter.type !== 'all',
    })
  },
  component: Page,
})

function Page() {
  const { filter, list, newest } = Route.useLoaderData()
  const { api, locale } = Route.useRouteContext()
  return (
    <>
      <UpdateListPage
        filter={filter}
        list={list}
        latest={newest?.latest}
        released={newest?.released}
        query={moreUpdatesQuery(api, locale, filter, list)}
        newsletter={<NewsletterForm id="updates-email" />}
      />
      {!newest?.latest && list.product_updates.length > 0 && <MissingContentNote />}
    </>
  )
}
