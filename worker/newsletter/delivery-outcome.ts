import * as v from 'valibot'
import { DirectusError } from '#worker/cms/client.ts'
import { transientStatuses } from '#worker/http/fetch-text.ts'

/** Body of a good answer: empty or JSON. A proxy or a wrong address sends HTML. */
const DirectusAnswer = v.union([v.literal(''), v.pipe(v.string(), v.parseJson())])

/** Directus refuses an address that it already has. That counts as delivered. */
const NotUnique = v.pipe(
  DirectusError,
  v.object({ errors: v.tuple([v.object({ extensions: v.object({ code: v.literal('RECORD_NOT_UNIQUE') }) })]) }),
)

/**
 * What an answer to a sign-up means. `rejected`: this address is refused. `waiting`: the server
 * seems to be failing. `blocked`: nothing is accepted until an operator mends something.
 */
export type DeliveryOutcome = 'delivered' | 'rejected' | 'waiting' | 'blocked'

/** The outcome of an answer; its body `text` is `undefined` when it is too long. */
export function deliveryOutcome(status: number, text: string | undefined): DeliveryOutcome {
  if (status >= 200 && status < 300) return v.is(DirectusAnswer, text) ? 'delivered' : 'blocked'
  if (status === 400 || status === 422) {
    if (v.is(NotUnique, text)) return 'delivered'
    return v.is(DirectusError, text) ? 'rejected' : 'blocked'
  }
  return status >= 500 || transientStatuses.has(status) ? 'waiting' : 'blocked'
}
