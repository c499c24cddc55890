import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { readFeaturedFaq, readHome } from '#features/home/queries.ts'
import { faqNodes } from '#features/home/structured-data.ts'
import { PricingSection } from '#features/pricing/pricing-section.tsx'
import { readPlans, readPricingPage } from '#features/pricing/queries.ts'
import { planNodes } from '#features/pricing/structured-data.ts'
import { MissingContentNote } from '#features/shell/missing-content-note.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sections } from '#model/sections.ts'
import { pageHead } from '#seo/page-head.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/')({
  loader: async ({ context: { api, locale } }) => {
    const [home, plans, page, faq, seo] = await Promise.all([
      readHome(api, locale),
      ifAvailable(readPlans(api, locale)),
      ifAvailable(readPricingPage(api, locale)),
      ifAvailable(readFeaturedFaq(api, locale)),
      readSeo(api, locale, sections.home.seo),
    ])
    return { home, plans, page, faq, seo }
  },
  head: ({ match, matches, loaderData: data }) =>
    pageHead({
      ...match.context,
      matches,
      path: '/',
      seo: data?.seo,
      about:
        import.meta.env.SSR && data
          ? {
              nodes: [
                planNodes(data.home.pricing?.title, data.plans ?? []),
                faqNodes((data.home.faq && data.faq) ?? []),
              ],
            }
          : undefined,
    }),
  component: Page,
})

function Page() {
  const { home, plans, page, faq } = Route.useLoaderData()
  const { numbers, links } = rootRoute.useLoaderData()
  const pricing = home.pricing && plans && page && (
    <PricingSection {...home.pricing} plans={plans} page={page} numbers={numbers} registerUrl={links.register} />
  )
  return (
    <>
      <HomePage home={home} faq={faq} pricing={pricing} />
      {!(plans && page && faq) && <MissingContentNote />}
    </>
  )
}
