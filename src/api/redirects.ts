import * as v from 'valibot'
import { call } from './call.ts'

const message = 'must be a public path such as /vi/help/first-week'
// Browsers take `\` for `/`, and skip tabs and line ends.
const publicPath = /^\/(?![/\\])[^\t\n\r]{0,2047}$/

/** Where an address without a page leads, its language in place; with 410 to the page that says so. */
const Redirect = v.object({ to: v.string(), status: v.number() })
export type Redirect = v.InferOutput<typeof Redirect>

/** What the redirect table says of a public path with its query; null for one without a rule. */
export const redirectCall = /* @__PURE__ */ call({
  path: '/api/redirects',
  query: import.meta.env.SSR && v.object({ path: v.optional(v.pipe(v.string(), v.regex(publicPath, message)), '') }),
  answer: v.nullable(Redirect),
})
