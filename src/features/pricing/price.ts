/** A plan's own admin fee, else that of the app config (spec §5). Dollars, shown as it is. */
export function adminFeeOf(planFee: number | null, configFee: number): number {
  return planFee ?? configFee
}
