// Made once: toLocaleString() makes a format for each number, which was a seventh of rendering the home page.
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const capital = new Intl.NumberFormat('en-US')

/** Two decimals, thousands separators; `0.00` for what is no number (spec §5). Dollars. */
export function formatMoney(amount: number): string {
  return Number.isFinite(amount) ? money.format(amount) : '0.00'
}

/** Thousands separators, and decimals only where there are any. Dollars. */
export function formatCapital(amount: number): string {
  return capital.format(amount)
}

/** `price` plus `taxRate` percent, formatted (spec §5). */
export function priceWithTax(price: number, taxRate: number): string {
  return formatMoney(price + (price * taxRate) / 100)
}

/** A plan's own admin fee, else that of the app config (spec §5). Dollars, shown as it is. */
export function adminFeeOf(planFee: number | null, configFee: number): number {
  return planFee ?? configFee
}
