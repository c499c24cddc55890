import type { PlanCell } from './schema.ts'

/** What a cell of the compare table shows (docs/product.md#plan-cells). */
export type CellState = 'check' | 'dash' | 'coming-soon' | { text: string }

/** The state of a plan's value. A value without a special meaning is shown as text. */
export function cellState(value: PlanCell | undefined): CellState {
  if (value === 'available' || value === true || value === 'true') return 'check'
  if (value === 'coming_soon') return 'coming-soon'
  if (!value || value === 'unavailable' || value === 'false' || value === '0' || value === 'null') return 'dash'
  return { text: value }
}

/** Splits `Title (note)`; a policy without a note is only a title. */
export function splitPolicy(policy: string): { title: string; note: string | undefined } {
  const match = /^(.+?)\s*[(（]([^()（）]+)[)）]$/.exec(policy)
  return { title: match?.[1] ?? policy, note: match?.[2] }
}
