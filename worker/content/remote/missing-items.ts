/** How long it is remembered that the content server has no such item. */
const rememberedMs = 30_000
/** Addresses have at most some 300 characters: well below 1 MB in all. */
const maxItems = 1000

/**
 * Items that the content server was just asked for and does not have, so that asking again does not
 * reach it. Bounded; the oldest goes first.
 */
export class MissingItems {
  /** When each call was answered (ms since 1970), oldest first. */
  readonly #since = new Map<string, number>()

  has(call: string, now: number): boolean {
    const since = this.#since.get(call)
    return since !== undefined && now - since < rememberedMs
  }

  add(call: string, now: number): void {
    this.#since.delete(call)
    this.#since.set(call, now)
    const [oldest] = this.#since.keys()
    if (this.#since.size > maxItems && oldest !== undefined) this.#since.delete(oldest)
  }
}
