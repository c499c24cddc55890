import { useTranslations } from 'use-intl'
import type { BotPlan } from './schema.ts'

/** The second plan is shown first. */
const defaultIndex = 1

/** Selects the plan that narrow screens show (pricing.css); hidden from 768 px. */
export function PlanTabs({ plans }: { plans: BotPlan[] }) {
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
