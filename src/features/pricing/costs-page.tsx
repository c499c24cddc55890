import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { PricingConfig } from '#model/plan-facts.ts'
import type { Samples } from '#model/samples-schema.ts'
import { buttonStyle } from '#ui/button.ts'
import { Link } from '#ui/link.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { CostChart } from './cost-chart.tsx'
import { CostForm, type CostTexts } from './cost-form.tsx'
import { CostLines } from './cost-lines.tsx'
import { CostProfiles } from './cost-profiles.tsx'
import { costsOf } from './costs.ts'
import { readCosts } from './read-costs.ts'
import type { BotPlan } from './schema.ts'

interface CostsPageProps {
  /** At least one. */
  plans: [BotPlan, ...BotPlan[]]
  samples: Samples
  numbers: PricingConfig
  /** The search parameters. */
  asked: Partial<CostTexts>
}

/**
 * Costs and break-even (docs/product.md#costs). The server calculates a sent form, the browser each
 * change.
 */
export function CostsPage({ plans, samples, numbers, asked }: CostsPageProps) {
  const t = useTranslations('costs')
  const locale = usePageLocale()
  const first = readCosts(locale, plans, asked)
  const [{ problems, plan, values }, setRead] = useState(first)
  const costs = costsOf(plan, numbers, values)
  const title = plan.translations[0]?.title ?? plan.title
  const share = (cents: number) => percentText(locale, cents / values.capital)
  return (
    <>
      <ListHero title={t('title')} headline={t('headline')} description={t('description')}>
        <CostForm
          plans={plans}
          texts={first.texts}
          fields={['capital', 'trades', 'commission', 'spread']}
          problems={problems}
          onChange={(typed) => setRead((last) => readCosts(locale, plans, typed, last))}
        />
      </ListHero>
      <div className="frame grid gap-x-16 gap-y-12 py-10 lg:grid-cols-2 lg:py-14">
        <section aria-labelledby="lines" className="min-w-0">
          <h2 id="lines">{t('linesTitle')}</h2>
          <p className="mt-3 mb-5 text-small text-ink-soft">{t('linesText')}</p>
          <CostLines costs={costs} values={values} plan={title} />
        </section>
        <section aria-labelledby="chart" className="min-w-0">
          <h2 id="chart">{t('chart.title')}</h2>
          {/* No output, which the Markdown form of a page leaves out. */}
          <p aria-live="polite" className="mt-3 mb-6 text-small">
            {t('ahead', { firstYear: share(costs.firstYear), laterYear: share(costs.laterYear), plan: title })}
          </p>
          <CostChart plans={plans} plan={plan} numbers={numbers} values={values} />
        </section>
        <section aria-labelledby="profiles" className="min-w-0 lg:col-span-2">
          <h2 id="profiles">{t('profilesTitle')}</h2>
          <p className="mt-3 mb-5 max-w-[52rem] text-small text-ink-soft">{t('profilesText')}</p>
          <CostProfiles
            costs={costs}
            values={values}
            samples={samples}
            profiles={samples.plans[plan.id]?.profiles ?? []}
          />
          {values.capital < plan.min_capital && (
            <p className="mt-4 text-small font-[550]">{t('belowMinimum', { plan: title })}</p>
          )}
          <RiskNotice>{t('risk')}</RiskNotice>
          <p className="mt-6">
            <Link href="/#pricing" className={buttonStyle.quiet}>
              {t('toPlans')}
            </Link>
          </p>
        </section>
      </div>
    </>
  )
}
