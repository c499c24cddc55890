import * as v from 'valibot'
import { AppConfig } from '#shell/schema.ts'
import { BotPlan } from '#features/pricing/schema.ts'
import { byLocale } from '#i18n/by-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatNumber, type AmountStyle } from '#i18n/format.ts'
import { moneyText, percentText, taxed } from '#i18n/money.ts'
import { adminFeeOf } from '#model/plan-facts.ts'
import { Samples } from '#model/samples-schema.ts'
import { messageOf } from '#worker/http/log.ts'
import { Company, companyIn } from './company.ts'
import { compute, type Value } from './expression.ts'
import type { ContentReader } from './reader.ts'
import { readUptime } from './incidents.ts'
import { sampleValues } from './sample-values.ts'
import { storedTables } from './stored-tables.ts'

/** The values of one language by name. */
export type References = ReadonlyMap<string, Value>

export const Plans = v.array(v.object(v.pick(BotPlan, ['id', 'title', 'price', 'min_capital', 'admin_fee']).entries))
export const Site = v.object({ app_configs: AppConfig.entries.app_configs, company: Company })

const money = (dollars: number): Value => ({ kind: 'money', value: Math.round(dollars * 100) })

/**
 * The references of each language (docs/content.md#references), from `content/plans.json`,
 * `content/site.json` and `content/samples.json`. `undefined`, with faults, if those files are
 * invalid.
 */
export function readReferences(reader: ContentReader): Record<Locale, References> | undefined {
  const plans = reader.json('plans.json', Plans)
  const site = reader.json('site.json', Site)
  const samples = reader.json('samples.json', Samples)
  if (!plans || !site || !samples) return undefined
  const { app_configs: numbers, company } = site
  const ofPlans = plans.flatMap((plan) => {
    const month = taxed(plan.price, numbers.tax_rate)
    const fee = adminFeeOf(plan, numbers)
    const feeNet = taxed(fee / (1 + numbers.tax_rate / 100), 0)
    return Object.entries({
      [`price.${plan.id}`]: money(month),
      [`price.${plan.id}.net`]: money(plan.price),
      [`price.${plan.id}.tax`]: money(month - plan.price),
      [`price.${plan.id}.year`]: money(month * 12),
      [`fee.${plan.id}`]: money(fee),
      [`fee.${plan.id}.net`]: money(feeNet),
      [`fee.${plan.id}.tax`]: money(fee - feeNet),
      [`capital.${plan.id}`]: money(plan.min_capital),
    })
  })
  const uptime = readUptime(reader)
  const tax: Value = { kind: 'percent', value: numbers.tax_rate }
  return byLocale((locale) => {
    const facts = Object.entries(companyIn(locale, company)).map(
      ([name, text]) => [`company.${name}`, { kind: 'text', text }] as const,
    )
    const tables = Object.entries(storedTables(locale)).map(([name, text]) => [name, { kind: 'text', text }] as const)
    return new Map<string, Value>([
      ...ofPlans,
      ['tax', tax],
      ...sampleValues(samples, locale),
      ...facts,
      ...tables,
      ...uptime(locale),
    ])
  })
}

const format = /^(\+)?(money|percent|number)(?: (-?\d))?$/

/** A value in the language's form. `form` is such as `percent`, `+money` or `money 0`. */
export function valueText(locale: Locale, value: Value, form?: string): string {
  if (value.kind === 'text') return value.text
  const [, sign, kind = value.kind, decimals] = format.exec(form ?? value.kind) ?? []
  if (form !== undefined && !format.test(form))
    throw new Error(`no format is called "${form}"; write money, percent or number, such as "percent 0" or "+money"`)
  const style: AmountStyle = { signed: sign === '+', decimals: decimals === undefined ? undefined : Number(decimals) }
  if (kind === 'money') {
    if (value.kind !== 'money')
      throw new Error(`this is a ${value.kind}; write "${value.kind}" or $ before its numbers`)
    return moneyText(locale, value.value / 100, style)
  }
  if (kind === 'number') return formatNumber(locale, value.kind === 'money' ? value.value / 100 : value.value, style)
  if (value.kind === 'money') throw new Error('this is money; write "money"')
  const percent = value.kind === 'percent' ? value.value : value.value * 100
  return percentText(locale, percent, style.decimals === undefined ? { signed: style.signed } : style)
}

/** `{{price.starter}}`, or computed and formatted: `{{6 * price.starter, money 0}}`. */
const reference = /\{\{([^{}]*)\}\}/g

/** The line of `text` that `index` is in, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The value of `name`. @throws Error that names the known ones */
function lookUp(references: References, name: string): Value {
  const found = references.get(name)
  if (found) return found
  const names = [...references.keys()]
  const parts = name.split('.')
  // Names that begin alike, else one of each kind.
  const similar = parts
    .map((_, index) => names.filter((known) => known.startsWith(`${parts.slice(0, parts.length - index).join('.')}.`)))
    .find(({ length }) => length > 0)
  const kinds = names.filter(
    (known, index) => names.findIndex((other) => other.split('.')[0] === known.split('.')[0]) === index,
  )
  throw new Error(`nothing is called ${name}; there is ${(similar ?? kinds).join(', ')}`)
}

/**
 * Fills in the references of `text`. `isJson` keeps the text valid JSON. Faults, as `line: reason`,
 * are unknown names and formats, and sums that make no sense.
 */
export function fillReferences(locale: Locale, text: string, references: References, isJson: boolean) {
  const faults: string[] = []
  const filled = text.replaceAll(reference, (written, inside: string, index: number) => {
    const [sum = '', form, ...more] = inside.split(',').map((part) => part.trim())
    try {
      if (more.length > 0) throw new Error('only one format may follow, after a comma')
      const shown = valueText(
        locale,
        compute(sum, (name) => lookUp(references, name)),
        form,
      )
      return isJson ? JSON.stringify(shown).slice(1, -1) : shown
    } catch (error) {
      faults.push(`${lineAt(text, index)}: ${written}: ${messageOf(error)}`)
      return written
    }
  })
  return { text: filled, faults }
}
