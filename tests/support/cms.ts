import * as v from 'valibot'
import { inject } from 'vitest'

const Seen = v.object({
  asked: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      query: v.record(v.string(), v.string()),
      headers: v.record(v.string(), v.string()),
    }),
  ),
  /** Idempotency keys and addresses. */
  subscriptions: v.array(v.tuple([v.string(), v.string()])),
  busiest: v.number(),
})

/**
 * Sets the next answers (content-server/faults.ts); without `fault` all are good. `mark` is a
 * prefix of all texts.
 */
interface Orders {
  fault?: string
  call?: string
  times?: number
  mark?: string
}

/** A separate content server for this test, reachable from workerd. */
export function cms() {
  const url = `${inject('contentServer')}/~${crypto.randomUUID()}`
  const control = async (init?: RequestInit) => v.parse(Seen, await (await fetch(`${url}/__control`, init)).json())
  return {
    url,
    order: (orders: Orders) => control({ method: 'POST', body: JSON.stringify(orders) }),
    seen: () => control(),
  }
}
