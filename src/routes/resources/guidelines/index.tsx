import { createFileRoute } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { guidelinesCall } from '#features/guidelines/calls.ts'
import { GuidelinesPage } from '#features/guidelines/guidelines-page.tsx'
import { planPrices } from '#features/pricing/plan-prices.ts'
import { readPlans } from '#features/pricing/queries.ts'
import { MissingContentNote } from '#features/shell/missing-content-note.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead, useShell } from '#features/shell/route.ts'
import { sections } from '#model/sections.ts'

export const Route = createFileRoute('/resources/guidelines/')({
  loader: async ({ context: { api, locale } }) => {
    const [guidelines, plans, seo] = await Promise.all([
      api(guidelinesCall, { lang: locale }),
      ifAvailable(readPlans(api, locale)),
      readSeo(api, locale, sections.guidelines.seo),
    ])
    return { guidelines, plans, seo }
  },
  head: (page) => sectionHead('guidelines', page, { seo: page.loaderData?.seo }),
  component: Page,
})

function Page() {
  const { guidelines, plans } = Route.useLoaderData()
  const { numbers } = useShell()
  const prices = plans && planPrices(plans, numbers)
  return (
    <>
      <GuidelinesPage guidelines={guidelines} plans={prices} taxRate={numbers.tax_rate} />
      {!prices && <MissingContentNote />}
    </>
  )
}
