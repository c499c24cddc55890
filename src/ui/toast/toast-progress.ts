/** How far a toast's bar reaches: `progress` clamped between 0 and 1 (spec §5); what is no number counts as 0. */
export function toastProgress(progress: number): number {
  return Math.min(Math.max(progress || 0, 0), 1)
}
