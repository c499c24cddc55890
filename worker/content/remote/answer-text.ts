const maxTextBytes = 2 * 1024 * 1024

/** The body; `undefined`, without reading on, above `maxBytes`. Rejects when it breaks off. */
export async function answerBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    size += chunk.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(chunk.value)
  }
}

/** The body of an answer of the content server as text; `undefined` above 2 MiB. */
export async function answerText(response: Response): Promise<string | undefined> {
  const bytes = await answerBytes(response, maxTextBytes)
  return bytes && new TextDecoder().decode(bytes)
}
