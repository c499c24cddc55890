import * as v from 'valibot'
import { AppConfig } from '#shell/schema.ts'
import { BotPlan } from '#features/pricing/schema.ts'
import { byLocale } from '#i18n/by-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { moneyText, taxed, withSeparators } from '#i18n/money.ts'
import { adminFeeOf } from '#model/plan-facts.ts'
import { Company, companyIn } from './company.ts'
import type { ContentReader } from './reader.ts'
import { storedTables } from './stored-tables.ts'

/** By name: the text in one language, and the value that a pinned reference is compared with. */
export type References = ReadonlyMap<string, { text: string; value: number | string }>

const Plans = v.array(v.object(v.pick(BotPlan, ['id', 'price', 'min_capital', 'admin_fee']).entries))
const Site = v.object({ app_configs: AppConfig.entries.app_configs, company: Company })

/**
 * The references of each language (docs/content.md#references), from `content/plans.json` and
 * `content/site.json`. `undefined`, with faults, if those files are invalid.
 */
export function readReferences(reader: ContentReader): Record<Locale, References> | undefined {
  const plans = reader.json('plans.json', Plans)
  const site = reader.json('site.json', Site)
  if (!plans || !site) return undefined
  const { app_configs: numbers, company } = site
  return byLocale((locale) => {
    const money = (value: number) => ({ text: moneyText(locale, value), value })
    const percent = (digits: string) => ({ text: `${withSeparators(locale, digits)}%`, value: Number(digits) })
    const ofPlans = plans.map((plan) => {
      const month = taxed(plan.price, numbers.tax_rate)
      const fee = adminFeeOf(plan, numbers)
      const feeNet = taxed(fee / (1 + numbers.tax_rate / 100), 0)
      const share = (amount: number) => percent(((amount / plan.min_capital) * 100).toFixed(1))
      return {
        [`price.${plan.id}`]: money(month),
        [`price.${plan.id}.net`]: money(plan.price),
        [`price.${plan.id}.tax`]: money(taxed(month - plan.price, 0)),
        [`price.${plan.id}.year`]: money(taxed(month * 12, 0)),
        [`fee.${plan.id}`]: money(fee),
        [`fee.${plan.id}.net`]: money(feeNet),
        [`fee.${plan.id}.tax`]: money(taxed(fee - feeNet, 0)),
        [`capital.${plan.id}`]: money(plan.min_capital),
        ...(plan.min_capital > 0 && {
          [`share.${plan.id}`]: share(month),
          [`share.${plan.id}.year`]: share(month * 12),
        }),
      }
    })
    const facts = Object.entries(companyIn(locale, company)).map(
      ([name, text]) => [`company.${name}`, { text, value: text }] as const,
    )
    const tables = Object.entries(storedTables(locale)).map(([name, text]) => [name, { text, value: text }] as const)
    return new Map([
      ...ofPlans.flatMap(Object.entries),
      ['tax', percent(String(numbers.tax_rate))],
      ...facts,
      ...tables,
    ])
  })
}

/** `{{price.starter}}`, or pinned to a value: `{{price.starter=9.99}}`. */
const reference = /\{\{([^{}]*)\}\}/g

/** The line of `text` that `index` is in, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/**
 * Fills in the references of `text`. `isJson` keeps the text valid JSON. Faults, as `line: reason`,
 * are unknown names and pinned values that have changed.
 */
export function fillReferences(text: string, references: References, isJson: boolean) {
  const faults: string[] = []
  const filled = text.replaceAll(reference, (written, inside: string, index: number) => {
    const [name = '', pinned] = inside.split('=').map((part) => part.trim())
    const found = references.get(name)
    const line = lineAt(text, index)
    if (!found) {
      const [names, similar] = [[...references.keys()], (known: string) => known.split('.')[0] === name.split('.')[0]]
      const known = names.some(similar) ? names.filter(similar) : names
      faults.push(`${line}: nothing is called ${written}; there is ${known.join(', ')}`)
      return written
    }
    if (pinned !== undefined && pinned !== String(found.value))
      faults.push(
        `${line}: ${name} is now ${found.value}: work out again what follows from ${pinned}, ` +
          `then write {{${name}=${found.value}}}`,
      )
    return isJson ? JSON.stringify(found.text).slice(1, -1) : found.text
  })
  return { text: filled, faults }
}
