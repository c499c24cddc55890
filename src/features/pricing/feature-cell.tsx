import { Check, Minus } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { cellState } from './plan-cell.ts'
import type { PlanCell } from './schema.ts'

/** A cell of the compare table (docs/product.md#plan-cells). */
export function FeatureCell({ value }: { value: PlanCell | undefined }) {
  const t = useTranslations('pricing')
  const state = cellState(value)
  if (state === 'coming-soon') return <span className="text-signal">{t('comingSoon')}</span>
  if (typeof state === 'object') return state.text
  return (
    <>
      {state === 'check' ? (
        <Icon node={Check} strokeWidth={2} className="text-good" />
      ) : (
        <Icon node={Minus} className="text-ink-soft" />
      )}
      <span className="sr-only">{t(state === 'check' ? 'included' : 'notIncluded')}</span>
    </>
  )
}
