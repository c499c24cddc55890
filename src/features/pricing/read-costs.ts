import type { Locale } from '#i18n/locales.ts'
import type { CostTexts } from './cost-form.tsx'
import { costFields, fieldText, fieldValue, usualTrades, type CostField, type CostValues } from './costs.ts'
import type { BotPlan } from './schema.ts'

/** A sent form: its texts, the fields with a problem, and the plan and values to calculate with. */
export interface ReadCosts {
  texts: CostTexts
  problems: Partial<Record<CostField, 'number' | 'range'>>
  plan: BotPlan
  values: CostValues
}

const fields = Object.keys(costFields).filter((name): name is CostField => Object.hasOwn(costFields, name))

/**
 * Reads a form. A field with a problem keeps its value in `last`, or else the usual one. An unknown
 * plan is the second, as in the tabs of the plans; without a capital the plan's minimum counts.
 */
export function readCosts(
  locale: Locale,
  plans: [BotPlan, ...BotPlan[]],
  typed: Partial<CostTexts>,
  last?: ReadCosts,
): ReadCosts {
  const plan = plans.find(({ id }) => id === typed.plan) ?? plans[1] ?? plans[0]
  const usual: CostValues = { capital: Math.max(plan.min_capital, costFields.capital.least), ...usualTrades }
  const read: ReadCosts = {
    texts: { capital: '', trades: '', commission: '', spread: '', plan: plan.id },
    problems: {},
    plan,
    values: usual,
  }
  for (const field of fields) {
    const text = typed[field] ?? ''
    const value = text || last ? fieldValue(locale, field, text) : usual[field]
    read.texts[field] = text || last ? text : fieldText(locale, usual[field])
    if (typeof value === 'number') read.values = { ...read.values, [field]: value }
    else {
      read.problems[field] = value
      read.values = { ...read.values, [field]: (last?.values ?? usual)[field] }
    }
  }
  return read
}
