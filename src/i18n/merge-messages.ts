type Tree = { [key: string]: string | Tree }

/** `messages` overridden by the app config's `translations`, which may contain `{name}` arguments. */
export function mergeMessages<T extends object>(messages: T, translations: Tree = {}): T {
  const entries = Object.entries(translations)
  if (entries.length === 0) return messages
  const merged = { ...messages }
  for (const [key, value] of entries) {
    const known: unknown = Reflect.get(messages, key)
    const below = typeof known === 'object' && known !== null && !Array.isArray(known) ? known : {}
    Reflect.set(merged, key, typeof value === 'string' ? withArguments(value) : mergeMessages(below, value))
  }
  return merged
}

/** `Step {number}` → `["Step ", ["number"]]`, the compiled form; a plain text stays a string. */
function withArguments(text: string): string | (string | [string])[] {
  const parts = text.split(/\{(\w+)\}/)
  return parts.length === 1
    ? text
    : parts.map((part, index): string | [string] => (index % 2 === 1 ? [part] : part)).filter((part) => part !== '')
}
