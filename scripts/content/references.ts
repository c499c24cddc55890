import * as v from 'valibot'
import { AppConfig } from '#shell/schema.ts'
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

/**
 * What texts may refer to as `{{name}}`, by language: prices, fees, minimum capital, tax and the
 * company's facts, from `content/plans.json` and `content/site.json`. `undefined`, and faults, when
 * those are wrong.
 */
export function readReferences(reader: ContentReader): Record<Locale, References> | undefined {
  const plans = reader.json('plans.json', Plans)
  const site = reader.json('site.json', Site)
  if (!plans || !site) return undefined
  const { app_configs: numbers, company } = site
  return byLocale((locale) => {
    const found = new Map<string, Referent>()
    const money = (name: string, value: number) => found.set(name, { text: moneyText(locale, value), value })
    const percent = (name: string, value: number, written: string) =>
      found.set(name, { text: `${withSeparators(locale, written)}%`, value })
    for (const plan of plans) {
      const month = taxed(plan.price, numbers.tax_rate)
      const fee = adminFeeOf(plan, numbers)
      const feeNet = taxed(fee / (1 + numbers.tax_rate / 100), 0)
      money(`price.${plan.id}`, month)
      money(`price.${plan.id}.net`, plan.price)
      money(`price.${plan.id}.tax`, taxed(month - plan.price, 0))
      money(`price.${plan.id}.year`, taxed(month * 12, 0))
      money(`fee.${plan.id}`, fee)
      money(`fee.${plan.id}.net`, feeNet)
      money(`fee.${plan.id}.tax`, taxed(fee - feeNet, 0))
      money(`capital.${plan.id}`, plan.min_capital)
      const share = (name: string, amount: number) => {
        const written = ((amount / plan.min_capital) * 100).toFixed(1)
        if (plan.min_capital > 0) percent(name, Number(written), written)
      }
      share(`share.${plan.id}`, month)
      share(`share.${plan.id}.year`, month * 12)
    }
    percent('tax', numbers.tax_rate, String(numbers.tax_rate))
    for (const [name, text] of Object.entries(companyIn(locale, company)))
      found.set(`company.${name}`, { text, value: text })
    return found
  })
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
