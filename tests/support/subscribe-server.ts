import { vi } from 'vitest'

/** The content server: answers with what `answer` returns, or never when that is undefined. */
export function contentServer(answer: () => Response | undefined) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const response = answer()
    if (!response) throw new TypeError('connection refused')
    return response
  })
}

/** The body of a rejection in Directus's format. */
export const refusal = '{"errors":[{"message":"No","extensions":{"code":"ANY"}}]}'

export const accepting = () => contentServer(() => new Response(null, { status: 204 }))
export const failing = (status: number | undefined, headers: HeadersInit = {}) =>
  contentServer(() => (status ? new Response(status === 302 ? null : refusal, { status, headers }) : undefined))

/** Captures console output, so that the test can check it. */
export function listen() {
  const spies = (['error', 'warn', 'log', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  return {
    written: () => JSON.stringify(spies.map((spy) => spy.mock.calls)),
    forget: () => spies.map((spy) => spy.mockClear()),
  }
}
