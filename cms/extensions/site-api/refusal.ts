/** An error that the studio shows in these words. Directus recognises its errors by their name. */
export class Refusal extends Error {
  override readonly name = 'DirectusError'
  readonly status = 400
  readonly code = 'INVALID_PAYLOAD'
  readonly extensions: { field?: string }

  constructor(message: string, field?: string) {
    super(message)
    this.extensions = field === undefined ? {} : { field }
  }
}
