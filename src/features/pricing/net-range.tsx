import { useTranslations } from 'use-intl'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { netRange, type Numbers } from '#model/plan-facts.ts'
import type { BotPlan } from './schema.ts'

interface NetRangeProps {
  plans: BotPlan[]
  numbers: Numbers
  /** The sample average annual return in percent, before the subscription fee. */
  annualReturn: number
}

/** Beside the stated return: what the plans leave of it at their minimum capital. */
export function NetRange({ plans, numbers, annualReturn }: NetRangeProps) {
  return netRange(useTranslations('pricing'), usePageLocale(), plans, numbers, annualReturn)
}
