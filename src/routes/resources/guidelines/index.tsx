import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { GuidelinesPage } from '#features/guidelines/guidelines-page.tsx'
import { readGuidelines } from '#features/guidelines/queries.ts'
import { planPrices } from '#features/pricing/plan-prices.ts'
import { readPlans } from '#features/pricing/queries.ts'
import { MissingContentNote } from '#features/shell/missing-content-note.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sections } from '#model/sections.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/guidelines/')({
  loader: async ({ context: { api, locale } }) => {
    const [guidelines, plans, seo] = await Promise.all([
      readGuidelines(api, locale),
      ifAvailable(readPlans(api, locale)),
      readSeo(api, locale, sections.guidelines.seo),
    ])
    return { guidelines, plans, seo }
  },
  head: ({ match, matches, loaderData }) =>
    pageHead({
      ...match.context,
      matches,
      path: sections.guidelines.path,
      seo: loaderData?.seo,
      about: import.meta.env.SSR ? { breadcrumbs: breadcrumbsTo(match.context.messages, 'guidelines') } : undefined,
    }),
  component: Page,
})

function Page() {
  const { guidelines, plans } = Route.useLoaderData()
  const { numbers, links } = rootRoute.useLoaderData()
  const prices = plans && planPrices(plans, numbers)
  return (
    <>
      <GuidelinesPage guidelines={guidelines} plans={prices} taxRate={numbers.tax_rate} links={links} />
      {!prices && <MissingContentNote />}
    </>
  )
}
