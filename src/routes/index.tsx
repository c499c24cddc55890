import { createFileRoute } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { AppPreview } from '#features/app-preview/app-preview.tsx'
import { featuredFaqCall, homeCall } from '#features/home/calls.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { faqNodes } from '#features/home/structured-data.ts'
import { plansCall, pricingPageCall, samplesCall } from '#features/pricing/calls.ts'
import { PricingSection } from '#features/pricing/pricing-section.tsx'
import { planNodes } from '#features/pricing/structured-data.ts'
import { IncidentLine } from '#shell/incident-line.tsx'
import { UnavailableNote } from '#shell/unavailable-note.tsx'
import { withSeo } from '#shell/loaders.ts'
import { useShell } from '#shell/route.ts'
import { pricingTexts } from '#model/plan-facts.ts'
import { sectionHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context, context: { api, locale: lang } }) => {
    const [{ seo, ...home }, plans, page, faq, samples] = await Promise.all([
      withSeo(context, 'home', api(homeCall, { lang })),
      ifAvailable(api(plansCall, { lang })),
      ifAvailable(api(pricingPageCall, { lang })),
      ifAvailable(api(featuredFaqCall, { lang })),
      api(samplesCall, {}),
    ])
    return { home, plans: plans?.botplans, page: page?.pricing_page, faq, samples, seo }
  },
  head: (page) => {
    const { home, plans = [], faq = [], samples } = page.loaderData ?? {}
    const { locale, messages } = page.match.context
    const nodes = import.meta.env.SSR && [
      planNodes(pricingTexts(locale, messages), home?.pricing?.title, plans, samples),
      faqNodes(home?.faq ? faq : []),
    ]
    return sectionHead('home', page, { nodes })
  },
  component: Page,
})

function Page() {
  const { home, plans, page, faq, samples } = Route.useLoaderData()
  const { numbers, frame } = useShell()
  const pricing = home.pricing && plans && page && (
    <PricingSection {...home.pricing} plans={plans} page={page} numbers={numbers} samples={samples} />
  )
  // The plan for a first serious account, which the tabs of the plans open with, too.
  const plan = plans?.[1]
  const sample = plan && plan.min_capital > 0 ? { samples, plan, numbers } : undefined
  return (
    <>
      {frame.incident && <IncidentLine {...frame.incident} />}
      <HomePage
        home={home}
        faq={faq}
        pricing={pricing}
        preview={plan && <AppPreview samples={samples} capital={plan.min_capital} />}
        sample={sample}
      />
      {!(plans && page && faq) && <UnavailableNote />}
    </>
  )
}
