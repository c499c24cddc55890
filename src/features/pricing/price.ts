/** A plan's own admin fee, else that of the app config, in dollars. No tax is added. */
export function adminFeeOf(planFee: number | null, configFee: number): number {
  return planFee ?? configFee
}
