/** What a visitor saves against the original price: dollars, and percent of it, rounded down so that it never promises too much. */
export function savingOf(price: number, originalPrice: number): { amount: number; percent: number } | undefined {
  if (originalPrice <= price) return undefined
  const amount = originalPrice - price
  return { amount, percent: Math.floor((amount / originalPrice) * 100) }
}
