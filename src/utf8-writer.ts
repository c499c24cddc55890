const encoder = new TextEncoder()
/** Where everything is written first. Buffers of their own for the pieces would keep the garbage collector busier than the writing takes. */
let scratch = new Uint8Array(256 * 1024)

/** Writes texts and ready bytes one behind the other, as UTF-8. It is used by one function at a time: nothing may be awaited before `done`. */
export class Utf8Writer {
  #end = 0

  text(text: string): void {
    // A UTF-16 unit takes three bytes at most.
    this.#reserve(text.length * 3)
    this.#end += encoder.encodeInto(text, scratch.subarray(this.#end)).written
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length)
    scratch.set(bytes, this.#end)
    this.#end += bytes.length
  }

  /** What was written, in a buffer of its own. */
  done(): Uint8Array<ArrayBuffer> {
    return scratch.slice(0, this.#end)
  }

  #reserve(length: number): void {
    if (this.#end + length <= scratch.length) return
    const larger = new Uint8Array(2 * (this.#end + length))
    larger.set(scratch)
    scratch = larger
  }
}

/** `text` as UTF-8. */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  const writer = new Utf8Writer()
  writer.text(text)
  return writer.done()
}
