/** The scale of a toast's bar: `progress` limited to 0…1; 0 if it is not a number. */
export function toastProgress(progress: number): number {
  return Math.min(Math.max(progress || 0, 0), 1)
}
