import { createFileRoute, notFound } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx'
import { readPlanNames } from '#features/pricing/calls.ts'
import { findLatestUpdate, readUpdates } from '#features/product-updates/calls.ts'
import { UpdateListPage } from '#features/product-updates/update-list-page.tsx'
import { UnavailableNote } from '#shell/unavailable-note.tsx'
import { loadList } from '#shell/loaders.ts'
import { listHead } from '#shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/resources/product-updates/')({
  validateSearch: searchTexts(sections['product-updates'].search),
  loaderDeps: ({ search }) => ({ filter: listFilter(sections['product-updates'], search) }),
  loader: ({ context, context: { api, locale }, deps }) =>
    loadList(context, 'product-updates', deps.filter, async (filter) => {
      const [list, newest, plans] = await Promise.all([
        readUpdates(api, locale, filter),
        ifAvailable(findLatestUpdate(api, locale)),
        ifAvailable(readPlanNames(api, locale)),
      ])
      if (plans && filter.plan !== 'all' && !plans.some(({ id }) => id === filter.plan)) throw notFound()
      return { ...list, newest, plans }
    }),
  head: (page) => listHead('product-updates', page),
  component: Page,
})

function Page() {
  const list = Route.useLoaderData()
  const { api, locale } = Route.useRouteContext()
  return (
    <>
      <UpdateListPage
        list={list}
        readPage={(page) => readUpdates(api, locale, { ...list.filter, page })}
        newsletter={<NewsletterBox id="updates" folds />}
      />
      {!list.newest?.latest && list.product_updates.length > 0 && <UnavailableNote />}
    </>
  )
}
