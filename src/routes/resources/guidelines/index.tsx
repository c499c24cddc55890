import { createFileRoute } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { AppPreview } from '#features/app-preview/app-preview.tsx'
import { guidelinesCall } from '#features/guidelines/calls.ts'
import { GuidelinesPage } from '#features/guidelines/guidelines-page.tsx'
import { plansCall, samplesCall } from '#features/pricing/calls.ts'
import { UnavailableNote } from '#shell/unavailable-note.tsx'
import { withSeo } from '#shell/loaders.ts'
import { useShell } from '#shell/route.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { pricesOf } from '#model/plan-facts.ts'
import { sectionHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/resources/guidelines/')({
  loader: async ({ context, context: { api, locale: lang } }) => {
    const [guidelines, plans, samples] = await Promise.all([
      withSeo(context, 'guidelines', api(guidelinesCall, { lang })),
      ifAvailable(api(plansCall, { lang })),
      api(samplesCall, {}),
    ])
    return { ...guidelines, plans: plans?.botplans, samples }
  },
  head: (page) => sectionHead('guidelines', page),
  component: Page,
})

function Page() {
  const { plans, samples, ...guidelines } = Route.useLoaderData()
  const { numbers } = useShell()
  const locale = usePageLocale()
  const prices = plans?.map((plan) => ({
    ...pricesOf(locale, plan, numbers),
    id: plan.id,
    title: plan.translations[0]?.title ?? plan.title,
  }))
  return (
    <>
      <GuidelinesPage
        guidelines={guidelines}
        plans={prices}
        taxRate={numbers.tax_rate}
        preview={plans?.[1] && <AppPreview samples={samples} capital={plans[1].min_capital} />}
      />
      {!prices && <UnavailableNote />}
    </>
  )
}
