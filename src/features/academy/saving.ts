/**
 * The difference to the original price, in dollars and in percent. Percent are rounded down, so
 * that the page never promises too much.
 */
export function savingOf(price: number, originalPrice: number): { amount: number; percent: number } | undefined {
  if (originalPrice <= price) return undefined
  const amount = originalPrice - price
  return { amount, percent: Math.floor((amount / originalPrice) * 100) }
}
