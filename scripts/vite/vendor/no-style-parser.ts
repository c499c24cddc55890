/** Stands in for postcss, which nothing calls as long as no style attribute is allowed. */
export function parse(): never {
  throw new Error('Style attributes are not read here')
}
