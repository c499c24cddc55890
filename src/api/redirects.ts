import * as v from 'valibot'
import { call } from './call.ts'

const message = 'must be a public path such as /vi/help/first-week'
// Browsers read `\` as `/` and skip tabs and line ends.
const publicPath = /^\/(?![/\\])[^\t\n\r]{0,2047}$/

/** A redirect's target, with its language; with 410 the page of gone addresses. */
const Redirect = v.object({ to: v.string(), status: v.number() })
export type Redirect = v.InferOutput<typeof Redirect>

/** The redirect of a public path with its query; null without a rule. */
export const redirectCall = /* @__PURE__ */ call({
  path: '/api/redirects',
  query: import.meta.env.SSR && v.object({ path: v.optional(v.pipe(v.string(), v.regex(publicPath, message)), '') }),
  answer: v.nullable(Redirect),
})
