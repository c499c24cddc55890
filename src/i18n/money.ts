/**
 * Separators of thousands, the same in every language (spec §5). Not with Intl: the first of its formats that an isolate makes took
 * a tenth of the CPU time until the first answer.
 */
function grouped(number: string): string {
  const [whole = '', ...decimals] = number.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** Half a unit of the last decimal is rounded up, also where the number that stands for 1.005 is a little less. */
function rounded(amount: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(amount * scale * (1 + Number.EPSILON)) / scale
}

/** Two decimals, thousands separators; `0.00` for what is no number (spec §5). Dollars. */
export function formatMoney(amount: number): string {
  return Number.isFinite(amount) ? grouped(rounded(amount, 2).toFixed(2)) : '0.00'
}

/** Thousands separators, and up to three decimals only where there are any. Dollars. */
export function formatCapital(amount: number): string {
  return grouped(String(rounded(amount, 3)))
}

/** `price` plus `taxRate` percent, in whole cents (spec §5). Dollars. */
export function taxed(price: number, taxRate: number): number {
  return rounded(price + (price * taxRate) / 100, 2)
}

/** `price` plus `taxRate` percent, formatted (spec §5). */
export function priceWithTax(price: number, taxRate: number): string {
  return formatMoney(taxed(price, taxRate))
}
