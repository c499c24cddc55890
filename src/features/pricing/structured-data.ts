import type { Service } from 'schema-dts'
import { taxed } from '#i18n/money.ts'
import { languageOf, organizationRef, type PageNodes } from '#seo/structured-data.ts'
import type { BotPlan } from './schema.ts'

/** The plans as offers of one service, at the monthly price that the page shows, with tax. */
export function planNodes(name: string | undefined, plans: BotPlan[]): PageNodes {
  return (page, { numbers }) => {
    if (!name || plans.length === 0) return []
    const service: Service = {
      '@type': 'Service',
      '@id': `${page.address}#plans`,
      name,
      provider: organizationRef(page.origin),
      offers: plans.map((plan) => ({
        '@type': 'Offer',
        name: plan.translations[0]?.title ?? plan.title,
        description: plan.translations[0]?.intro ?? '',
        url: `${page.address}#pricing`,
        inLanguage: languageOf(page),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: taxed(plan.price, numbers.tax_rate).toFixed(2),
          priceCurrency: 'USD',
          valueAddedTaxIncluded: true,
          unitCode: 'MON',
        },
      })),
    }
    return [service]
  }
}
