type Tree = { [key: string]: string | Tree }

const isGroup = (message: unknown): message is object =>
  typeof message === 'object' && message !== null && !Array.isArray(message)

/**
 * `messages` overridden by the app config's `translations`, which may contain `{name}` arguments. A
 * text replaces only a text, a group only a group.
 */
export function mergeMessages<T extends object>(messages: T, translations: Tree = {}): T {
  const entries = Object.entries(translations)
  if (entries.length === 0) return messages
  const merged = { ...messages }
  for (const [key, value] of entries) {
    const known: unknown = Object.hasOwn(messages, key) ? Reflect.get(messages, key) : undefined
    if (typeof value === 'string') {
      if (known !== undefined && !isGroup(known)) Reflect.set(merged, key, withArguments(value))
    } else if (isGroup(known)) Reflect.set(merged, key, mergeMessages(known, value))
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
