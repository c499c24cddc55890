import { taxed } from '#i18n/money.ts'
import { yearTexts, type PricingTexts } from '#model/plan-facts.ts'
import type { Samples } from '#model/samples-schema.ts'
import { languageOf, organizationRef, type PageNodes } from '#seo/structured-data.ts'
import type { BotPlan } from './schema.ts'

/**
 * The plans as offers of one service, at the monthly price with tax. Each states the cost of a year as
 * its card does.
 */
export function planNodes(
  t: PricingTexts,
  name: string | undefined,
  plans: BotPlan[],
  samples: Samples | undefined,
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
        const year = yearTexts(page.locale, plan, numbers, samples)
        const cost = year && `${t(year.laterYear ? 'firstYear' : 'year')}: ${year.firstYear}.`
        return {
          '@type': 'Offer',
          name: text?.title ?? plan.title,
          description: [text?.intro, cost].filter((part) => part !== undefined).join(' '),
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
