import type { Messages } from './messages.ts'

type Text = string | (string | [string])[]
type Tree = { [key: string]: Text | Tree }

/**
 * `messages` with the app config's translations laid over them (spec §3): same keys replaced, new ones added.
 * A translation may hold plain `{name}` arguments; the site's own messages were compiled at build.
 */
export function mergeMessages(messages: Messages, over: Tree | undefined): Messages {
  return over && Object.keys(over).length > 0 ? merge(messages, over) : messages
}

function merge<T extends object>(base: T, over: Tree): T {
  const merged = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const known = Object.entries(base).find(([name]) => name === key)?.[1]
    Object.assign(merged, {
      [key]:
        typeof value === 'string' ? withArguments(value) : isTree(known) && isTree(value) ? merge(known, value) : value,
    })
  }
  return merged
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `Step {number}` → `["Step ", ["number"]]`, the compiled form; a text without arguments stays a text. */
function withArguments(text: string): Text {
  const parts = text.split(/\{(\w+)\}/)
  return parts.length === 1
    ? text
    : parts.map((part, index): string | [string] => (index % 2 === 1 ? [part] : part)).filter((part) => part !== '')
}
