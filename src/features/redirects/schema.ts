import * as v from 'valibot'

/** Where an address went, its language in place; `GET /api/redirects` answers this or null. */
export const Redirect = v.object({ to: v.string(), status: v.picklist([301, 302, 307, 308]) })
export type Redirect = v.InferOutput<typeof Redirect>

/** `to` with the query of the requested address, if it is of this site and has none of its own. */
export function withQuery(to: string, search: string): string {
  if (!to.startsWith('/') || to.includes('?')) return to
  const fragment = to.indexOf('#')
  return fragment < 0 ? to + search : to.slice(0, fragment) + search + to.slice(fragment)
}
