import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Icon } from '#ui/icon.tsx'
import { FeatureCell } from './feature-cell.tsx'
import { pricesOf, type PricingConfig } from '#model/plan-facts.ts'
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

/** All plans side by side, in a panel that is initially open. */
export function CompareTable({ plans, numbers }: { plans: BotPlan[]; numbers: PricingConfig }) {
  const t = useTranslations('pricing')
  const locale = usePageLocale()
  const feeOf = (plan: BotPlan) => pricesOf(locale, plan, numbers).adminFee
  const rows: [name: string, cell: (plan: BotPlan) => ReactNode][] = [
    [t('price'), (plan) => pricesOf(locale, plan, numbers).month],
    [t('minCapital'), (plan) => pricesOf(locale, plan, numbers).minCapital],
    [t('adminFee'), (plan) => feeOf(plan) ?? <FeatureCell value={0} />],
    ...features.map((feature): (typeof rows)[number] => [t(feature), (plan) => <FeatureCell value={plan[feature]} />]),
  ]
  return (
    <details open className="group mt-5 rounded-card md:mt-8 border border-line bg-paper">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-[650] hover:text-sea">
        {t('compare')}
        <Icon node={ChevronDown} size={22} className="transition-transform group-open:rotate-180" />
      </summary>
      <table className="compare-table figures">
        <caption className="sr-only">{t('compare')}</caption>
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
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map((plan) => (
                <td key={plan.id}>{cell(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
