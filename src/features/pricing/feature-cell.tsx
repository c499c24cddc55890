import { Check, Minus } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import type { PlanCell } from './schema.ts'

/** The state of a plan's value; a value without a special meaning is a text (docs/product.md#plan-cells). */
export function cellState(value: PlanCell | undefined) {
  if (value === 'available' || value === true || value === 'true') return 'check'
  if (value === 'coming_soon') return 'coming-soon'
  if (!value || value === 'unavailable' || value === 'false' || value === '0' || value === 'null') return 'dash'
  return { text: value }
}

/** A cell of the compare table. */
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
