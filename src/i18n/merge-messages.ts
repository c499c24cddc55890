import type { Messages } from './messages.ts'

type Text = string | (string | [string])[]
type Tree = { [key: string]: Text | Tree }

/**
 * `messages` with the translations of the app config laid over them; without any the same object.
 * A translation may contain plain `{name}` arguments.
 */
export const mergeMessages = (messages: Messages, translations: Tree | undefined): Messages =>
  translations && Object.keys(translations).length > 0 ? merge(messages, translations) : messages

function merge<T extends object>(base: T, translations: Tree): T {
  const merged = { ...base }
  for (const [key, value] of Object.entries(translations)) {
    const original = Object.entries(base).find(([name]) => name === key)?.[1]
    Object.assign(merged, {
      [key]:
        typeof value === 'string'
          ? withArguments(value)
          : isTree(original) && isTree(value)
            ? merge(original, value)
            : value,
    })
  }
  return merged
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `Step {number}` → `["Step ", ["number"]]`, the compiled form; a plain text stays a string. */
function withArguments(text: string): Text {
  const parts = text.split(/\{(\w+)\}/)
  return parts.length === 1
    ? text
    : parts.map((part, index): string | [string] => (index % 2 === 1 ? [part] : part)).filter((part) => part !== '')
}
