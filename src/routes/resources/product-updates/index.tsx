import { createFileRoute } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { UpdateListPage } from '#features/product-updates/update-list-page.tsx'
import { listFilter, updatesPath } from '#features/product-updates/list-filter.ts'
import { findLatestUpdate, readUpdates } from '#features/product-updates/queries.ts'
import { MissingContentNote } from '#features/shell/missing-content-note.tsx'
import { loadList } from '#features/shell/queries.ts'
import { sectionHead } from '#features/shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'

export const Route = createFileRoute('/resources/product-updates/')({
  validateSearch: searchTexts(sections['product-updates'].search),
  loaderDeps: ({ search }) => ({ filter: listFilter(search) }),
  loader: ({ context: { api, locale }, deps }) =>
    loadList({ api, locale }, 'product-updates', deps.filter, async (filter) => {
      const [list, newest] = await Promise.all([
        readUpdates(api, locale, filter),
        ifAvailable(findLatestUpdate(api, locale)),
      ])
      return { ...list, newest }
    }),
  head: (page) => {
    const filter = page.loaderData?.filter
    return sectionHead('product-updates', page, {
      path: filter && updatesPath(filter),
      page: filter?.page,
      narrowed: filter && filter.type !== 'all',
    })
  },
  component: Page,
})

function Page() {
  const list = Route.useLoaderData()
  const { api, locale } = Route.useRouteContext()
  return (
    <>
      <UpdateListPage
        filter={list.filter}
        list={list}
        latest={list.newest?.latest}
        released={list.newest?.released}
        readPage={(page) => readUpdates(api, locale, { ...list.filter, page })}
        newsletter={<NewsletterForm id="updates-email" />}
      />
      {!list.newest?.latest && list.product_updates.length > 0 && <MissingContentNote />}
    </>
  )
}
