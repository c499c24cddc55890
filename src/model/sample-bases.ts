import { curveOf, figuresOf, monthsAfter, type SampleFigures } from './samples.ts'
import type { ProfileName, Samples } from './samples-schema.ts'

/** What is taken off the sample returns, or the assets simply kept. */
export const bases = ['before', 'broker', 'plan', 'holding'] as const
export type Basis = (typeof bases)[number]

export interface BasisFigures {
  basis: Basis
  curve: number[]
  figures: SampleFigures
  /** Percent of the capital in open positions. */
  inUse: number
}

/**
 * The curve and figures of a profile on every basis. `feePercent` is the plan's fee a month, in
 * percent of the capital.
 */
export function figuresOfBases(samples: Samples, name: ProfileName, feePercent: number): BasisFigures[] {
  const profile = samples.profiles[name]
  const curves: Record<Basis, number[]> = {
    before: curveOf(profile.returns),
    broker: curveOf(monthsAfter(profile)),
    plan: curveOf(monthsAfter(profile, feePercent)),
    holding: curveOf(samples.holding.returns, true),
  }
  return bases.map((basis) => ({
    basis,
    curve: curves[basis],
    figures: figuresOf(curves[basis]),
    inUse: basis === 'holding' ? 100 : profile.in_use,
  }))
}
