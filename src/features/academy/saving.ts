/** What a course saves, in dollars and in whole percent, rounded down: no promise too much. */
export function savingOf(price: number, originalPrice: number): { amount: number; percent: number } | undefined {
  if (originalPrice <= price) return undefined
  const amount = originalPrice - price
  return { amount, percent: Math.floor((amount / originalPrice) * 100) }
}
