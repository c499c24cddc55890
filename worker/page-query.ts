/** Parameters that pages read, in the order of the canonical query. Every other one makes no page of its own. */
const known = ['q', 'category', 'type', 'level', 'page']
/** A longer value is no search that anybody typed; it is cut off, so that it cannot fill the cache. */
const maxLength = 100
/** Nobody types them; one of them marks what is remembered of a page (src/html-memory.ts). */
const controls = /\p{Cc}/gu

/** The canonical query of a page: known parameters with a value, in fixed order; with `?`, or empty. */
export function pageQuery(given: URLSearchParams): string {
  if (given.size === 0) return ''
  const kept = known.flatMap((name) => {
    const value = given.get(name)?.replace(controls, '').trim().slice(0, maxLength)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
