import { taxed } from '#i18n/money.ts'
import { netTexts, type PricingTexts } from '#model/plan-facts.ts'
import { languageOf, organizationRef, type PageNodes } from '#seo/structured-data.ts'
import type { BotPlan } from './schema.ts'

/**
 * The plans as offers of one service, at the monthly price with tax. Each states its break-even as
 * its card does. `annualReturn` is in percent.
 */
export function planNodes(
  t: PricingTexts,
  name: string | undefined,
  plans: BotPlan[],
  annualReturn: number | undefined,
): PageNodes {
  if (!name || plans.length === 0) return () => []
  return (page, { numbers }) => [
    {
      '@type': 'Service',
      '@id': `${page.address}#plans`,
      name,
      provider: organizationRef(page.origin),
      offers: plans.map((plan) => {
        const text = plan.translations[0]
        const net = netTexts(t, page.locale, plan, numbers, annualReturn)
        const breakEven = net && `${t('breakEven')}: ${net.breakEven}. ${net.warning}`
        return {
          '@type': 'Offer',
          name: text?.title ?? plan.title,
          description: [text?.intro, breakEven].filter((part) => part !== undefined).join(' '),
          url: `${page.address}#pricing`,
          inLanguage: languageOf(page),
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: taxed(plan.price, numbers.tax_rate).toFixed(2),
            priceCurrency: 'USD',
            valueAddedTaxIncluded: true,
            unitCode: 'MON',
          },
        }
      }),
    },
  ]
}
