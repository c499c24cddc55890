const maxBytes = 2 * 1024 * 1024

/** The body of an answer of the content server as text; `undefined`, and no more read, when it exceeds 2 MiB. */
export async function answerText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return text + decoder.decode()
    size += chunk.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
}
