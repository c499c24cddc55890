import * as v from 'valibot'
import { call } from '#api/call.ts'
import { Redirect } from './schema.ts'

const message = 'must be a public path such as /vi/help/first-week'

/** Where a public path went, as the gateway would send it; null when it stays. */
export const redirectCall = /* @__PURE__ */ call({
  path: '/api/redirects',
  query:
    import.meta.env.SSR &&
    v.object({
      path: v.optional(
        v.pipe(
          v.string(message),
          v.startsWith('/', message),
          v.maxLength(2048, message),
          // Browsers take `\` for `/`, and skip tabs and line ends.
          v.check((path) => URL.parse(path, 'https://site')?.host === 'site', message),
        ),
        '',
      ),
    }),
  answer: v.nullable(Redirect),
})
