import * as v from 'valibot'
import { AppConfig } from '#features/shell/schema.ts'
import { BotPlan } from '#features/pricing/schema.ts'
import { byLocale } from '#i18n/by-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { moneyText, taxed, withSeparators } from '#i18n/money.ts'
import { adminFeeOf } from '#model/plan-facts.ts'
import { Company, companyIn } from './company.ts'
import type { ContentReader } from './reader.ts'

/** What a reference stands for: as a sentence of the language writes it, and the bare value. */
interface Referent {
  text: string
  value: number | string
}
export type References = ReadonlyMap<string, Referent>

const { id, price, min_capital, admin_fee } = BotPlan.entries
const Plans = v.array(v.object({ id, price, min_capital, admin_fee }))
const Site = v.object({ app_configs: AppConfig.entries.app_configs, company: Company })

type Numbers = AppConfig['app_configs']

/** The amounts of a plan by name, in dollars; shares of the minimum capital in percent. */
function amountsOf(plan: v.InferOutput<typeof Plans>[number], numbers: Numbers) {
  const { tax_rate } = numbers
  const month = taxed(plan.price, tax_rate)
  const fee = adminFeeOf(plan, numbers)
  const feeNet = taxed(fee / (1 + tax_rate / 100), 0)
  const money = {
    [`price.${plan.id}`]: month,
    [`price.${plan.id}.net`]: plan.price,
    [`price.${plan.id}.tax`]: taxed(month - plan.price, 0),
    [`price.${plan.id}.year`]: taxed(month * 12, 0),
    [`fee.${plan.id}`]: fee,
    [`fee.${plan.id}.net`]: feeNet,
    [`fee.${plan.id}.tax`]: taxed(fee - feeNet, 0),
    [`capital.${plan.id}`]: plan.min_capital,
  }
  const share = (amount: number) => Number(((amount / plan.min_capital) * 100).toFixed(1))
  const shares = { [`share.${plan.id}`]: share(month), [`share.${plan.id}.year`]: share(month * 12) }
  return { money, shares: plan.min_capital > 0 ? shares : {} }
}

/**
 * What texts may refer to as `{{name}}`, by language: prices, fees, minimum capital, tax and the
 * company's facts, from `content/plans.json` and `content/site.json`. `undefined`, and faults, when
 * those are wrong.
 */
export async function readReferences(reader: ContentReader): Promise<Record<Locale, References> | undefined> {
  const [plans, site] = await Promise.all([reader.json('plans.json', Plans), reader.json('site.json', Site)])
  if (!plans || !site) return undefined
  const { app_configs: numbers, company } = site
  const amounts = plans.map((plan) => amountsOf(plan, numbers))
  function referencesOf(locale: Locale): References {
    const found = new Map<string, Referent>()
    const percent = (value: string) => `${withSeparators(locale, value)}%`
    for (const { money, shares } of amounts) {
      for (const [name, value] of Object.entries(money)) found.set(name, { text: moneyText(locale, value), value })
      for (const [name, value] of Object.entries(shares)) found.set(name, { text: percent(value.toFixed(1)), value })
    }
    found.set('tax', { text: percent(String(numbers.tax_rate)), value: numbers.tax_rate })
    for (const [name, text] of Object.entries(companyIn(locale, company)))
      found.set(`company.${name}`, { text, value: text })
    return found
  }
  return byLocale(referencesOf)
}

/** `{{price.starter}}`, or with the value that sums were worked out with: `{{price.starter=9.99}}`. */
const reference = /\{\{([^{}]*)\}\}/g

/** The line of `text` that `index` is in, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/**
 * `text` with its references filled in, and what is wrong with them, as `line: reason`. `isJson`
 * keeps the text valid JSON.
 */
export function fillReferences(text: string, references: References, isJson: boolean) {
  const faults: string[] = []
  const filled = text.replaceAll(reference, (written, inside: string, index: number) => {
    const [name = '', workedOutWith] = inside.split('=').map((part) => part.trim())
    const found = references.get(name)
    const fault = (message: string) => faults.push(`${lineAt(text, index)}: ${message}`)
    if (!found) {
      const topic = [...references.keys()].filter((known) => known.split('.')[0] === name.split('.')[0])
      fault(`nothing is called ${written}; there is ${(topic.length > 0 ? topic : [...references.keys()]).join(', ')}`)
    } else if (workedOutWith !== undefined && workedOutWith !== String(found.value)) {
      fault(
        `${name} is now ${found.value}: work out again what follows from ${workedOutWith}, then write {{${name}=${found.value}}}`,
      )
    }
    const value = found?.text ?? written
    return isJson ? JSON.stringify(value).slice(1, -1) : value
  })
  return { text: filled, faults }
}
