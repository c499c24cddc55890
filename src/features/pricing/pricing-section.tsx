import { useTranslations } from 'use-intl'
import type { PricingConfig } from '#model/plan-facts.ts'
import { Section } from '#ui/section.tsx'
import { CompareTable } from './compare-table.tsx'
import { FeeNotes } from './fee-notes.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanTabs } from './plan-tabs.tsx'
import type { BotPlan, PricingPage } from './schema.ts'

interface PricingProps {
  title: string
  description: string
  plans: BotPlan[]
  page: PricingPage
  numbers: PricingConfig
  /** The sample average annual return in percent; `undefined` if the results state none. */
  annualReturn: number | undefined
}

/** Plans, compare table and fees. On narrow screens tabs (radio buttons) select one plan. */
export function PricingSection({ title, description, plans, page, numbers, annualReturn }: PricingProps) {
  const t = useTranslations('pricing')
  return (
    <Section id="pricing" title={title} description={description} label={t('plans')} band>
      <div className="plan-choice">
        <PlanTabs plans={plans} />
        <ul className="plan-cards">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} numbers={numbers} annualReturn={annualReturn} />
          ))}
        </ul>
        <CompareTable plans={plans} numbers={numbers} />
      </div>
      <FeeNotes page={page} />
    </Section>
  )
}
