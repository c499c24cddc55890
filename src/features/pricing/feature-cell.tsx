import { Check, Minus } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { cellState } from './plan-cell.ts'
import type { PlanCell } from './schema.ts'

/** A cell of the compare table (docs/product.md#plan-cells). */
export function FeatureCell({ value }: { value: PlanCell | undefined }) {
  const t = useTranslations('pricing')
  const state = cellState(value)
  if (state === 'check') {
    return (
      <>
        <Icon node={Check} strokeWidth={2} className="text-good" />
        <span className="sr-only">{t('included')}</span>
      </>
    )
  }
  if (state === 'dash') {
    return (
      <>
        <Icon node={Minus} className="text-ink-soft" />
        <span className="sr-only">{t('notIncluded')}</span>
      </>
    )
  }
  return state === 'coming-soon' ? <span className="text-signal">{t('comingSoon')}</span> : state.text
}
