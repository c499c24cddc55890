import * as v from 'valibot'
import { OwnError, transientStatuses } from '#worker/content/remote/client.ts'

/**
 * The body of the content server's own good answer: none, or JSON. A proxy or a wrong address sends
 * a web page.
 */
const OwnAnswer = v.union([v.literal(''), v.pipe(v.string(), v.parseJson())])

/** Directus refuses an address that it has already: it is there, which is what was asked for. */
const Known = v.pipe(
  OwnError,
  v.object({ errors: v.tuple([v.object({ extensions: v.object({ code: v.literal('RECORD_NOT_UNIQUE') }) })]) }),
)

/**
 * What an answer to a sign-up means. `rejected`: the content server refuses this address.
 * `waiting`: it seems not to be well. `blocked`: it is well, but takes no sign-up, which an
 * operator has to mend (token, permission, address); the row waits, too.
 */
export type Outcome = 'delivered' | 'rejected' | 'waiting' | 'blocked'

/**
 * The outcome of an answer with `status` and the body `text`; `undefined` stands for a body that is
 * too long.
 */
export function outcomeOf(status: number, text: string | undefined): Outcome {
  if (status >= 200 && status < 300) return v.is(OwnAnswer, text) ? 'delivered' : 'blocked'
  if (status === 400 || status === 422) {
    if (v.is(Known, text)) return 'delivered'
    return v.is(OwnError, text) ? 'rejected' : 'blocked'
  }
  return status >= 500 || transientStatuses.has(status) ? 'waiting' : 'blocked'
}
