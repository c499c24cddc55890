/** Equal steps around the values: 5, 10, 20 or 50 percent, at most six. */
export function scaleOf(values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = [5, 10, 20].find((size) => Math.ceil(most / size) - Math.floor(least / size) <= 6) ?? 50
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step]
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => high - index * step)
  return { ticks, at: (value: number) => (value - low) / (high - low) }
}
