import { formatMonth } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { accountMonths, accountMonthsOf, curveOf, figuresAfterBroker, figuresOf, monthAfter } from '#model/samples.ts'
import { profileNames, sampleMonths, type Samples } from '#model/samples-schema.ts'
import type { Value } from './expression.ts'

const percent = (value: number): Value => ({ kind: 'percent', value })
const number = (value: number): Value => ({ kind: 'number', value })
const text = (shown: string): Value => ({ kind: 'text', text: shown })

/** Every figure of `content/samples.json` by its name in texts, such as `sample.moderate.return`. */
export function sampleValues(samples: Samples, locale: Locale): [string, Value][] {
  const { from, profiles, holding, accounts } = samples
  const ofProfiles = profileNames.flatMap((name) => {
    const { costs, in_use } = profiles[name]
    const { months, annual, drawdown, recovery, higher, medianYear, worstYear } = figuresAfterBroker(samples, name)
    const mix = figuresOf(
      curveOf(
        holding.returns.map((month) => (month * in_use) / 100),
        true,
      ),
    )
    const values = {
      return: percent(annual),
      gross: percent(Number((annual + costs * 12).toFixed(1))),
      costs: percent(costs * 12),
      drawdown: percent(drawdown),
      ...(recovery !== undefined && { recovery: number(recovery) }),
      higher: number(higher),
      lower: number(sampleMonths - higher),
      in_use: percent(in_use),
      mix_return: percent(mix.annual),
      mix_drawdown: percent(mix.drawdown),
      median_year: percent(medianYear),
      worst_year: percent(worstYear),
      worst_month: percent(Math.min(...months)),
      ...Object.fromEntries(months.map((month, index) => [monthAfter(from, index), percent(month)])),
    }
    return Object.entries(values).map(([key, value]): [string, Value] => [`sample.${name}.${key}`, value])
  })
  const held = figuresOf(curveOf(holding.returns, true))
  const ofAccounts = accounts.flatMap((account, index) => {
    const months = accountMonthsOf(samples, account)
    const { total, higher } = figuresOf(curveOf(months))
    const worst = Math.min(...months)
    const values = {
      period: text(formatMonth(locale, account.from, 'period', monthAfter(account.from, accountMonths - 1))),
      return: percent(total),
      higher: number(higher),
      lower: number(accountMonths - higher),
      worst: percent(worst),
      'worst.month': text(formatMonth(locale, monthAfter(account.from, months.indexOf(worst)), 'name')),
    }
    return Object.entries(values).map(([key, value]): [string, Value] => [`account.${index + 1}.${key}`, value])
  })
  return [
    ['sample.months', number(sampleMonths)],
    ['sample.from', text(formatMonth(locale, from, 'year'))],
    ['sample.to', text(formatMonth(locale, monthAfter(from, sampleMonths - 1), 'year'))],
    ['sample.holding.return', percent(held.annual)],
    ['sample.holding.drawdown', percent(held.drawdown)],
    ...ofProfiles,
    ...ofAccounts,
  ]
}
