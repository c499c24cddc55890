/** Numbers that look random and are the same in each run: `below(n)` gives one of 0 … n − 1 (Park and Miller's generator). */
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
