import type { Asked } from './asked.ts'

export const eq = (value: unknown) => ({ _eq: value })
/** All filters. Each filter of a parent is separate, because Directus ignores nested lists. */
export const and = (...filters: unknown[]) => ({ _and: filters })
export const of = (via: string, conditions: object) =>
  Object.entries(conditions).map(([name, condition]) => ({ [via]: { [name]: condition } }))
/** Published records; in a preview also drafts. */
export const isShown = ({ isPreview }: Asked) => ({ status: isPreview ? { _neq: 'archived' } : eq('published') })
/** Shown records without a future date; a preview includes those. */
export const isOut = (asked: Asked) => ({
  ...isShown(asked),
  ...(!asked.isPreview && { date_published: { _lte: new Date().toISOString() } }),
})
