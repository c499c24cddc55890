import { useTranslations } from 'use-intl'
import { Section } from '#ui/section.tsx'
import { CompareTable } from './compare-table.tsx'
import { FeeNotes } from './fee-notes.tsx'
import { PlanCard } from './plan-card.tsx'
import type { Numbers } from './plan-prices.ts'
import type { BotPlan, PricingPage } from './schema.ts'

interface PricingProps {
  title: string
  description: string
  plans: BotPlan[]
  page: PricingPage
  numbers: Numbers
}

/** Plans, compare table and fees. On narrow screens tabs (radio buttons) select one plan. */
export function PricingSection({ title, description, plans, page, numbers }: PricingProps) {
  const t = useTranslations('pricing')
  return (
    <Section id="pricing" title={title} description={description} label={t('plans')} band>
      <div className="plan-choice">
        <PlanTabs plans={plans} />
        <ul className="plan-cards">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} numbers={numbers} />
          ))}
        </ul>
        <CompareTable plans={plans} numbers={numbers} />
      </div>
      <FeeNotes page={page} />
    </Section>
  )
}

/** The second plan is shown first. */
const defaultIndex = 1

/** Selects the plan that narrow screens show (pricing.css); hidden from 768 px. */
function PlanTabs({ plans }: { plans: BotPlan[] }) {
  const t = useTranslations('pricing')
  return (
    <fieldset className="plan-tabs">
      <legend className="sr-only">{t('plans')}</legend>
      {plans.map((plan, index) => (
        <label key={plan.id}>
          <input
            type="radio"
            name="plan"
            value={plan.id}
            defaultChecked={index === Math.min(defaultIndex, plans.length - 1)}
            className="sr-only"
          />
          <span>{plan.title}</span>
        </label>
      ))}
    </fieldset>
  )
}
