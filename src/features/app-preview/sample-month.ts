import { accountMonthsOf, accountMonths, curveOf, drawdownsOf, figuresOf, monthAfter } from '#model/samples.ts'
import type { Samples } from '#model/samples-schema.ts'

/** The invented position, in dollars. */
const position = { market: 'BTC', amount: 0.05, entry: 30_600, now: 29_850, stop: 29_300 }

/**
 * The invented trades of the month, newest first, in dollars. The first one takes the rest of the
 * month's result.
 */
const trades = [
  { day: '28', market: 'SOL', exit: 'rule' },
  { day: '24', market: 'ETH', exit: 'stop', result: -62 },
  { day: '16', market: 'BTC', exit: 'target', result: 86.4 },
  { day: '07', market: 'ETH', exit: 'rule', result: 48.1 },
] as const

/**
 * The last month of the first sample account, for `capital` dollars. Its trades and its open position
 * add up to the month of `content/samples.json`. `undefined` without accounts or capital.
 */
export function sampleMonth(samples: Samples, capital: number) {
  const [account] = samples.accounts
  if (!account || capital === 0) return undefined
  const curve = curveOf(accountMonthsOf(samples, account))
  const figures = figuresOf(curve)
  const percent = figures.months.at(-1) ?? 0
  const result = (capital * percent) / 100
  const soFar = (position.now - position.entry) * position.amount
  const known = trades.reduce((sum, trade) => sum + ('result' in trade ? trade.result : 0), soFar)
  const month = monthAfter(account.from, accountMonths - 1)
  return {
    from: account.from,
    month,
    curve,
    figures,
    percent,
    result,
    value: (capital * (curve.at(-1) ?? 100)) / 100,
    /** Percent. */
    belowHigh: drawdownsOf(curve).at(-1) ?? 0,
    position: { ...position, soFar },
    trades: trades.map((trade) => ({ result: result - known, ...trade, date: `${month}-${trade.day}` })),
  }
}
export type SampleMonth = NonNullable<ReturnType<typeof sampleMonth>>
