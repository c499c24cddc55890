/**
 * A pseudorandom generator with the same numbers in each run: `below(n)` returns 0 … n − 1 (Park
 * and Miller).
 */
export function seededRandom(seed: number) {
  let state = seed
  const below = (n: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % n
  }
  return {
    below,
    /** One of `choices`. */
    pick<T>(choices: readonly [T, ...T[]]): T {
      return choices[below(choices.length)] ?? choices[0]
    },
  }
}
