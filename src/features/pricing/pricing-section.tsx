import { useTranslations } from 'use-intl'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { Section } from '#ui/section.tsx'
import { CostTeaser } from './cost-teaser.tsx'
import { CountryNotice } from './country-notice.tsx'
import { CompareTable } from './compare-table.tsx'
import { FeeNotes } from './fee-notes.tsx'
import { PlanCard, type PlanCardProps } from './plan-card.tsx'
import type { BotPlan, PricingPage } from './schema.ts'

interface PricingProps extends Omit<PlanCardProps, 'plan'> {
  title: string
  description: string
  plans: BotPlan[]
  page: PricingPage
}

/** Plans, compare table and fees. Below 768 px tabs (radio buttons) select one plan (pricing.css). */
export function PricingSection({ title, description, plans, page, numbers, samples }: PricingProps) {
  const t = useTranslations('pricing')
  const initial = plans[1] ?? plans[0]
  return (
    <Section id="pricing" title={title} description={description} label={t('plans')} band>
      <div className="plan-choice">
        <fieldset className="plan-tabs">
          <legend className="sr-only">{t('plans')}</legend>
          {plans.map((plan) => (
            <label key={plan.id}>
              <input type="radio" name="plan" value={plan.id} defaultChecked={plan === initial} className="sr-only" />
              <span>{plan.title}</span>
            </label>
          ))}
        </fieldset>
        <ul className="plan-cards">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} numbers={numbers} samples={samples} />
          ))}
        </ul>
        <CountryNotice />
        {samples && <RiskNotice>{t('sampleRisk')}</RiskNotice>}
        {samples && <CostTeaser plans={plans} />}
        <CompareTable plans={plans} numbers={numbers} />
      </div>
      <FeeNotes page={page} />
    </Section>
  )
}
