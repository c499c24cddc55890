import { isDeepStrictEqual } from 'node:util'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field that identifies a record of a list. */
const keyOf = (item: unknown) => (isRecord(item) ? (item.slug ?? item.router_name ?? item.id ?? item.from) : undefined)

/**
 * Returns `raw`, the text of a file, with the values of the server. An unchanged value keeps its form in
 * the file, such as references.
 * @param before `raw` as the build compiles it
 * @param now the same on the server; a field that it lacks is gone if the build had it
 */
export function merge(raw: unknown, before: unknown, now: unknown): unknown {
  if (isDeepStrictEqual(before, now)) return raw
  if (Array.isArray(raw) && Array.isArray(before) && Array.isArray(now)) {
    const hasKeys = [...before, ...now].every((item) => keyOf(item) !== undefined)
    return now.map((item, index) => {
      const same = before.findIndex((old) => (hasKeys ? keyOf(old) === keyOf(item) : isDeepStrictEqual(old, item)))
      const at = same < 0 && !hasKeys && before.length === now.length ? index : same
      return at < 0 ? item : merge(raw[at], before[at], item)
    })
  }
  if (!isRecord(raw) || !isRecord(before) || !isRecord(now)) return now
  const kept = Object.entries(raw).flatMap(([name, own]) => {
    if (now[name] !== undefined) return [[name, merge(own, before[name], now[name])]]
    return before[name] === undefined ? [[name, own]] : []
  })
  const added = Object.entries(now).filter(([name, value]) => !(name in raw) && !isDeepStrictEqual(before[name], value))
  return Object.fromEntries([...kept, ...added])
}

const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).map(([name, own]) => `${JSON.stringify(name)}: ${oneLine(own)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

/** JSON in the form of `content/`: lists and objects on one line if they fit. */
export function printJson(value: unknown, indent = '', label = ''): string {
  const line = oneLine(value)
  if (typeof value !== 'object' || value === null || `${indent}${label}${line},`.length <= 120) return label + line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => inner + printJson(item, inner))
    : Object.entries(value).map(([name, own]) => inner + printJson(own, inner, `${JSON.stringify(name)}: `))
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${label}${open}\n${parts.join(',\n')}\n${indent}${close}`
}
