import * as v from 'valibot'
import { call } from '#api/call.ts'
import { Redirect } from './schema.ts'

const message = 'must be a public path such as /vi/help/first-week'
/** A path that stays one for the browser, which takes `\` for `/` and skips tabs and line ends. */
const Path = v.pipe(
  v.string(message),
  v.startsWith('/', message),
  v.maxLength(2048, message),
  v.check((path) => URL.parse(path, 'https://site')?.host === 'site', message),
)

const PathQuery = v.object({ path: v.optional(Path, '') })

/** Where a public path went, as the gateway would send it; null when it stays. */
export const redirectCall = /* @__PURE__ */ call({
  path: '/api/redirects',
  query: import.meta.env.SSR && PathQuery,
  answer: v.nullable(Redirect),
})
