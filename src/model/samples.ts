import type { ProfileName, Samples } from './samples-schema.ts'

/** Months of a sample account. */
export const accountMonths = 6

/** Binary fractions of one-decimal figures add up to 9.600000000000003. */
const exact = (value: number) => Number(value.toFixed(6))

/**
 * The value of an account of 100 at the start and after each month. The bot always trades with the
 * same capital, so its months add up. With `compounds` each month acts on the value before it, as for
 * assets that are kept.
 */
export function curveOf(returns: readonly number[], compounds = false): number[] {
  const values = [100]
  for (const month of returns) {
    const last = values.at(-1) ?? 100
    values.push(exact(compounds ? last * (1 + month / 100) : last + month))
  }
  return values
}

/**
 * The months of a profile in percent after its broker's fees, and after `feePercent` of the capital a
 * month.
 */
export const monthsAfter = ({ returns, costs }: Samples['profiles'][ProfileName], feePercent = 0) =>
  returns.map((month) => exact(month - costs - feePercent))

/** How far each value of a curve is below its last high, in percent. */
export function drawdownsOf(curve: readonly number[]): number[] {
  let high = 0
  return curve.map((value) => {
    high = Math.max(high, value)
    return exact(((high - value) / high) * 100)
  })
}

/** The figures of a curve, in percent; months as numbers. */
export function figuresOf(curve: readonly number[]) {
  const months = curve.slice(1).map((value, index) => exact(value - (curve[index] ?? 0)))
  const falls = drawdownsOf(curve)
  const drawdown = Math.max(...falls)
  const low = falls.indexOf(drawdown)
  const top = Math.max(...curve.slice(0, low + 1))
  const regained = curve.findIndex((value, index) => index > low && value >= top)
  const years = curve.flatMap((value, index) => (index < 12 ? [] : exact(value - (curve[index - 12] ?? 0))))
  const ordered = years.toSorted((one, other) => one - other)
  return {
    months,
    total: exact((curve.at(-1) ?? 100) - 100),
    /** A year on average. */
    annual: Number(((((curve.at(-1) ?? 100) - 100) / months.length) * 12).toFixed(1)),
    drawdown: Number(drawdown.toFixed(1)),
    /** Months from the low to the old high; `undefined` if the curve ends below it. */
    recovery: regained < 0 || drawdown === 0 ? undefined : regained - low,
    higher: months.filter((month) => month > 0).length,
    /** Of all periods of twelve months. */
    medianYear: ordered[Math.floor(ordered.length / 2)] ?? 0,
    worstYear: ordered[0] ?? 0,
  }
}
export type SampleFigures = ReturnType<typeof figuresOf>

/** The figures of a profile after its broker's fees. */
export const figuresAfterBroker = (samples: Samples, profile: ProfileName) =>
  figuresOf(curveOf(monthsAfter(samples.profiles[profile])))

/** Number of months from `from` to `month`, both such as `2021-01`. */
export function monthsBetween(from: string, month: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5))
  return count(month) - count(from)
}

/** `months` after `from`, both as `2021-01`. */
export function monthAfter(from: string, months: number): string {
  const date = new Date(`${from}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** The months of a sample account in percent, after its broker's fees. */
export function accountMonthsOf({ from, profiles }: Samples, account: Samples['accounts'][number]): number[] {
  const start = monthsBetween(from, account.from)
  return monthsAfter(profiles[account.profile]).slice(start, start + accountMonths)
}
