/** How long (ms) a missing item is remembered. */
const rememberedMs = 30_000
/** Addresses have at most some 300 characters: well below 1 MB in all. */
const maxItems = 1000

/** Items reported as missing, which are not asked for again. Bounded, oldest first out. */
export class MissingItems {
  /** When each read was answered (ms since 1970), oldest first. */
  readonly #since = new Map<string, number>()

  has(path: string, now: number): boolean {
    const since = this.#since.get(path)
    return since !== undefined && now - since < rememberedMs
  }

  add(path: string, now: number): void {
    this.#since.delete(path)
    this.#since.set(path, now)
    const [oldest] = this.#since.keys()
    if (this.#since.size > maxItems && oldest !== undefined) this.#since.delete(oldest)
  }
}
