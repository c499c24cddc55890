import { useTranslations } from 'use-intl'
import { percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { netOfFee, type Numbers } from '#model/plan-facts.ts'
import type { BotPlan } from './schema.ts'

/** Beside the stated return: what the plans leave of it at their minimum capital. */
export function NetRange({
  plans,
  numbers,
  annualReturn,
}: {
  plans: BotPlan[]
  numbers: Numbers
  annualReturn: number
}) {
  const t = useTranslations('pricing')
  const locale = usePageLocale()
  const nets = plans.flatMap((plan) => netOfFee(plan, numbers, annualReturn)?.atMinimum ?? [])
  if (nets.length === 0) return null
  return t('netRange', {
    from: percentText(locale, Math.min(...nets)),
    to: percentText(locale, Math.max(...nets)),
  })
}
