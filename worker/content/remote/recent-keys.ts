/** Keys have at most some 300 characters: well below 1 MB in all. */
const maxKeys = 1000

/** Keys that are remembered for a time: missing items, lines of the log. Bounded, oldest first out. */
export class RecentKeys {
  readonly #rememberedMs: number
  /** When each was added (ms since 1970), oldest first. */
  readonly #since = new Map<string, number>()

  constructor(rememberedMs: number) {
    this.#rememberedMs = rememberedMs
  }

  has(key: string, now: number): boolean {
    const since = this.#since.get(key)
    return since !== undefined && now - since < this.#rememberedMs
  }

  add(key: string, now: number): void {
    this.#since.delete(key)
    this.#since.set(key, now)
    const [oldest] = this.#since.keys()
    if (this.#since.size > maxKeys && oldest !== undefined) this.#since.delete(oldest)
  }
}
