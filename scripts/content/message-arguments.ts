import compile from 'icu-minify/compile'

/** The names of arguments and tags in a part of a compiled message. */
function namesIn(part: unknown): string[] {
  if (!Array.isArray(part)) return typeof part === 'object' && part !== null ? Object.values(part).flatMap(namesIn) : []
  return part.flatMap((inner: unknown) =>
    Array.isArray(inner) ? [String(inner[0]), ...namesIn(inner.slice(1))] : namesIn(inner),
  )
}

/** The arguments and tags of a message, such as `{year}`, each once. `undefined` if it is malformed. */
export function argumentsOf(message: string): string[] | undefined {
  try {
    return [...new Set(namesIn(compile(message)))].map((name) => `{${name}}`).toSorted()
  } catch {
    return undefined
  }
}

/** How the arguments of a message differ from those of the English one; `undefined` if they do not. */
export function argumentFault(message: string, english: string): string | undefined {
  const [own, wanted] = [argumentsOf(message), argumentsOf(english)?.join(' ') || 'no braces']
  if (!own) return `"${message}" has a brace without its other one`
  return own.join(' ') === (argumentsOf(english) ?? []).join(' ') ? undefined : `write it with ${wanted}, as in English`
}
