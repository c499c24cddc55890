/** Time limit (ms) of a request to another server, including its body. */
export const askTimeoutMs = 3000
const maxTextBytes = 2 * 1024 * 1024

/** Statuses after which a repeat may succeed. */
export const transientStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** The body in parts; `undefined` above `maxBytes`. Rejects when the connection breaks. */
export async function answerParts({ body }: Response, maxBytes: number) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Leaving the loop cancels the body.
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return parts
}

/**
 * Sends one request without following redirects. `text` is `undefined` above 2 MiB. Rejects
 * without a complete answer in time.
 */
export async function fetchText(address: string, init: RequestInit, timeoutMs = askTimeoutMs) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, { ...init, redirect: 'manual', signal })
  const parts = await answerParts(response, maxTextBytes)
  return { status: response.status, headers: response.headers, text: parts && (await new Blob(parts).text()) }
}
