/** Characters of all that is remembered. */
const maxCharacters = 8 * 1024 * 1024
/**
 * What an entry weighs besides its texts. While its object is known, so are the parts of pages that were made of it: heads, states and
 * HTML (src/page-state.ts, src/html-memory.ts), 16 kB or so however short the answer.
 */
const overheadCharacters = 16 * 1024

interface Entry {
  /** The answer as it came, when it came from the content server. */
  raw: string | undefined
  /** The data as JSON. */
  text: string
  data: unknown
}

/**
 * Parsed answers by call, so that equal text stays the same object: it is parsed, sanitised and checked once
 * (worker/api/in-process.ts goes by identity). It answers nothing by itself: whoever asks has the text. Bounded; the one that nobody used longest goes first.
 */
export class Memo {
  readonly #entries = new Map<string, Entry>()
  #characters = 0

  /** The entry of `call`, when it has this raw answer or this text. */
  find(call: string, given: { raw?: string; text?: string }): Entry | undefined {
    const entry = this.#entries.get(call)
    if (!entry) return undefined
    const same = given.raw === undefined ? entry.text === given.text : entry.raw === given.raw
    if (!same) return undefined
    this.#entries.delete(call)
    this.#entries.set(call, entry)
    return entry
  }

  /** Remembers `entry`; data whose text is known stays the object that it was. */
  keep(call: string, entry: Entry): Entry {
    const data = this.find(call, { text: entry.text })?.data ?? entry.data
    const kept = { ...entry, data }
    this.#drop(call)
    this.#entries.set(call, kept)
    this.#characters += sizeOf(call, kept)
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= maxCharacters) break
      this.#drop(oldest)
    }
    return kept
  }

  #drop(call: string): void {
    const entry = this.#entries.get(call)
    if (!entry) return
    this.#characters -= sizeOf(call, entry)
    this.#entries.delete(call)
  }
}

const sizeOf = (call: string, { raw = '', text }: Entry) => overheadCharacters + call.length + raw.length + text.length
