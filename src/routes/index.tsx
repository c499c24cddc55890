import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ifAvailable } from '#api/api.ts'
import { featuredFaqCall, homeCall } from '#features/home/calls.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { faqNodes } from '#features/home/structured-data.ts'
import { plansCall, pricingPageCall } from '#features/pricing/calls.ts'
import { PricingSection } from '#features/pricing/pricing-section.tsx'
import { planNodes } from '#features/pricing/structured-data.ts'
import { UnavailableNote } from '#shell/unavailable-note.tsx'
import { withSeo } from '#shell/loaders.ts'
import { useShell } from '#shell/route.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { annualReturn, netRange, pricingTexts } from '#model/plan-facts.ts'
import { sectionHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context, context: { api, locale: lang } }) => {
    const [{ seo, ...home }, plans, page, faq] = await Promise.all([
      withSeo(context, 'home', api(homeCall, { lang })),
      ifAvailable(api(plansCall, { lang })),
      ifAvailable(api(pricingPageCall, { lang })),
      ifAvailable(api(featuredFaqCall, { lang })),
    ])
    return { home, plans: plans?.botplans, page: page?.pricing_page, faq, seo }
  },
  head: (page) => {
    const { home, plans = [], faq = [] } = page.loaderData ?? {}
    const { locale, messages } = page.match.context
    const nodes = import.meta.env.SSR && [
      planNodes(pricingTexts(locale, messages), home?.pricing?.title, plans, annualReturn(home?.results?.list_results)),
      faqNodes(home?.faq ? faq : []),
    ]
    return sectionHead('home', page, { nodes })
  },
  component: Page,
})

function Page() {
  const { home, plans, page, faq } = Route.useLoaderData()
  const { numbers } = useShell()
  const t = useTranslations('pricing')
  const locale = usePageLocale()
  const gross = annualReturn(home.results?.list_results)
  const pricing = home.pricing && plans && page && (
    <PricingSection {...home.pricing} plans={plans} page={page} numbers={numbers} annualReturn={gross} />
  )
  const net = gross !== undefined && plans && netRange(t, locale, plans, numbers, gross)
  return (
    <>
      <HomePage home={home} faq={faq} pricing={pricing} net={net} />
      {!(plans && page && faq) && <UnavailableNote />}
    </>
  )
}
