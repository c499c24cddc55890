import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ifAvailable } from '#api/api.ts'
import { featuredFaqCall, homeCall } from '#features/home/calls.ts'
import { HomePage } from '#features/home/home-page.tsx'
import type { FaqItem, Home } from '#features/home/schema.ts'
import { faqNodes } from '#features/home/structured-data.ts'
import { PricingSection } from '#features/pricing/pricing-section.tsx'
import { readPlans, readPricingPage } from '#features/pricing/queries.ts'
import type { BotPlan } from '#features/pricing/schema.ts'
import { planNodes } from '#features/pricing/structured-data.ts'
import { MissingContentNote } from '#features/shell/missing-content-note.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead, useShell } from '#features/shell/route.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { annualReturn, netRange, pricingTexts, setupFeeQuestion, type PricingTexts } from '#model/plan-facts.ts'
import { sections } from '#model/sections.ts'
import type { PageNodes } from '#seo/structured-data.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { api, locale: lang } }) => {
    const [home, plans, page, faq, seo] = await Promise.all([
      api(homeCall, { lang }),
      ifAvailable(readPlans(api, lang)),
      ifAvailable(readPricingPage(api, lang)),
      ifAvailable(api(featuredFaqCall, { lang })),
      readSeo(api, lang, sections.home.seo),
    ])
    return { home, plans, page, faq, seo }
  },
  head: (page) => {
    const { locale, messages } = page.match.context
    const nodes = import.meta.env.SSR && page.loaderData && nodesOf(pricingTexts(locale, messages), page.loaderData)
    return sectionHead('home', page, { seo: page.loaderData?.seo, nodes })
  },
  component: Page,
})

interface HomeData {
  home: Home
  plans: BotPlan[] | undefined
  faq: FaqItem[] | undefined
}

/** The plans and the questions, as the page shows them. */
function nodesOf(t: PricingTexts, { home, plans = [], faq }: HomeData): PageNodes[] {
  return [
    planNodes(t, home.pricing?.title, plans, annualReturn(home.results?.list_results)),
    (page, site) => {
      const items = home.faq && faq ? [...faq, ...setupFeeQuestion(t, page.locale, plans, site.numbers)] : []
      return faqNodes(items)(page, site)
    },
  ]
}

function Page() {
  const { home, plans, page, faq } = Route.useLoaderData()
  const { numbers } = useShell()
  const t = useTranslations('pricing')
  const locale = usePageLocale()
  const ownQuestion = setupFeeQuestion(t, locale, plans ?? [], numbers)
  const gross = annualReturn(home.results?.list_results)
  const pricing = home.pricing && plans && page && (
    <PricingSection {...home.pricing} plans={plans} page={page} numbers={numbers} annualReturn={gross} />
  )
  const net = gross !== undefined && plans && netRange(t, locale, plans, numbers, gross)
  return (
    <>
      <HomePage home={home} faq={faq && [...faq, ...ownQuestion]} pricing={pricing} net={net} />
      {!(plans && page && faq) && <MissingContentNote />}
    </>
  )
}
