import { formatCapital, formatMoney, priceWithTax } from '#i18n/money.ts'
import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { FeatureCell } from './feature-cell.tsx'
import { adminFeeOf } from './price.ts'
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
export function CompareTable({
  plans,
  numbers,
}: {
  plans: BotPlan[]
  numbers: { tax_rate: number; admin_fee: number }
}) {
  const t = useTranslations('pricing')
  const fee = (plan: BotPlan) => adminFeeOf(plan.admin_fee, numbers.admin_fee)
  return (
    <details open className="group mt-8 rounded-card border border-line bg-paper">
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
            {plans.map((plan) => (
              <td key={plan.id}>${priceWithTax(plan.price, numbers.tax_rate)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('minCapital')}</th>
            {plans.map((plan) => (
              <td key={plan.id}>${formatCapital(plan.min_capital)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('adminFee')}</th>
            {plans.map((plan) => (
              <td key={plan.id}>{fee(plan) > 0 ? `$${formatMoney(fee(plan))}` : <FeatureCell value={0} />}</td>
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
