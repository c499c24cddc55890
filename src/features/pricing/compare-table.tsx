import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { FeatureCell } from './feature-cell.tsx'
import type { Numbers } from '#model/plan-facts.ts'
import { planPrices } from './plan-prices.ts'
import type { BotPlan } from './schema.ts'

const features = [
  'risk_profile_matching',
  'dashboard_report',
  'support_level',
  'community_access',
  'onboarding_call',
  'dedicated_manager',
  'pause_cancel_anytime',
] as const

/** All plans side by side, in a panel that is open at first. */
export function CompareTable({ plans, numbers }: { plans: BotPlan[]; numbers: Numbers }) {
  const t = useTranslations('pricing')
  const prices = planPrices(plans, numbers)
  return (
    <details open className="group mt-5 rounded-card md:mt-8 border border-line bg-paper">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-[650] hover:text-sea">
        {t('compare')}
        <Icon node={ChevronDown} size={22} className="transition-transform group-open:rotate-180" />
      </summary>
      <table className="compare-table tabular-nums">
        <thead>
          <tr>
            <th scope="col">
              <span className="lettering text-ink-soft">{t('feature')}</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('price')}</th>
            {prices.map(({ id, month }) => (
              <td key={id}>{`$${month}`}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('minCapital')}</th>
            {prices.map(({ id, minCapital }) => (
              <td key={id}>{`$${minCapital}`}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('adminFee')}</th>
            {prices.map(({ id, adminFee }) => (
              <td key={id}>{adminFee ? `$${adminFee}` : <FeatureCell value={0} />}</td>
            ))}
          </tr>
          {features.map((feature) => (
            <tr key={feature}>
              <th scope="row">{t(feature)}</th>
              {plans.map((plan) => (
                <td key={plan.id}>
                  <FeatureCell value={plan[feature]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
