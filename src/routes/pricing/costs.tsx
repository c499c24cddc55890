import { createFileRoute } from '@tanstack/react-router'
import { plansCall, samplesCall } from '#features/pricing/calls.ts'
import { CostsPage } from '#features/pricing/costs-page.tsx'
import { UnavailableNote } from '#shell/unavailable-note.tsx'
import { withSeo } from '#shell/loaders.ts'
import { useShell } from '#shell/route.ts'
import { searchTexts, sections } from '#model/sections.ts'
import { sectionHead } from '#seo/page-head.ts'
import { listFilter } from '#ui/list/list-filter.ts'

export const Route = createFileRoute('/pricing/costs')({
  validateSearch: searchTexts(sections.costs.search),
  loaderDeps: ({ search }) => ({ asked: listFilter(sections.costs, search) ?? {} }),
  loader: async ({ context, context: { api, locale: lang }, deps: { asked } }) => {
    const [{ botplans, seo }, samples] = await Promise.all([
      withSeo(context, 'costs', api(plansCall, { lang })),
      api(samplesCall, {}),
    ])
    return { plans: botplans, samples, asked, seo }
  },
  head: (page) => {
    const asked = Object.values(page.loaderData?.asked ?? {})
    return sectionHead('costs', page, { narrowed: asked.some(Boolean) })
  },
  component: Page,
})

function Page() {
  const { plans, samples, asked } = Route.useLoaderData()
  const { numbers } = useShell()
  const [first, ...others] = plans
  if (!first) return <UnavailableNote />
  // Another address is another form, whose fields have no state of the last one.
  const key = JSON.stringify(asked)
  return <CostsPage key={key} plans={[first, ...others]} samples={samples} numbers={numbers} asked={asked} />
}
