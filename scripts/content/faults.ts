import * as v from 'valibot'

const idFields = ['slug', 'from', 'id', 'router_name'] as const

/** The identity of a record, such as ` (slug "first-post")`, or an empty text. */
export function identityOf(record: unknown): string {
  const entries = new Map(typeof record === 'object' && record !== null ? Object.entries(record) : [])
  const name = idFields.find((field) => typeof entries.get(field) === 'string')
  return name ? ` (${name} "${entries.get(name)}")` : ''
}

function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' && type !== 'object') return message
  if (expected === 'never') return 'nothing reads this field; take it out'
  return received === 'undefined' ? 'the field is missing' : message
}

/** An issue of a schema as `field: reason`, with the identity of the record that has the field. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  const record = issue.path?.findLast(({ type }) => type === 'array')?.value
  return `${v.getDotPath(issue) ?? 'whole file'}: ${reasonOf(issue)}${identityOf(record)}`
}

/** Calls `visit` for `value` and every value inside it, with its path such as `hero.buttons.0.url`. */
export function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ''): void {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) walk(child, visit, path ? `${path}.${key}` : key)
}
