import * as v from 'valibot'

/** Fields that tell a record from the others of its list. */
const names = ['slug', 'from', 'id', 'router_name'] as const

/** No record: one list may show it twice. */
const Picture = v.object({ id: v.string(), alt: v.string() })

/** What a record is called, such as ` (slug "first-post")`; nothing for one without a name. */
export function nameOf(record: unknown): string {
  const entries = new Map(typeof record === 'object' && record !== null ? Object.entries(record) : [])
  const name = names.find((field) => typeof entries.get(field) === 'string')
  return name ? ` (${name} "${entries.get(name)}")` : ''
}

/** What is wrong by a schema, as `field: reason`, with the name of the record that the field is in. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  const record = issue.path?.findLast(({ type }) => type === 'array')?.value
  const isField = issue.type === 'strict_object' || issue.type === 'object'
  const isUnknown = isField && issue.expected === 'never'
  const isMissing = isField && issue.received === 'undefined' && !isUnknown
  const reason = isUnknown
    ? 'nothing reads this field; take it out'
    : isMissing
      ? 'the field is missing'
      : issue.message
  return `${v.getDotPath(issue) ?? 'whole file'}: ${reason}${nameOf(record)}`
}

/** Records of a list that have the name of one before them, as `field: reason`. */
export function* doubledNames(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const firstOf = new Map<string, string>()
  for (const [key, child] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key
    yield* doubledNames(child, at)
    if (!Array.isArray(value) || v.is(Picture, child)) continue
    for (const [field, name] of Object.entries(Object(child))) {
      if (typeof name !== 'string' || (field !== 'version' && !names.some((known) => known === field))) continue
      const first = firstOf.get(`${field} ${name}`)
      if (first === undefined) firstOf.set(`${field} ${name}`, at)
      else yield `${at}.${field}: "${name}" is that of ${first}, too`
    }
  }
}

/** What has a place in a list by its date; the date is a text such as `2024-05-02`. */
interface DatedRecord {
  date_created: string
  date_updated?: string
  version?: string
}

/** Orders versions: 3.10.0 is higher than 3.9.0. */
const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * Records that are not newest first, and dates or versions that cannot be, as `field: reason`.
 * `path` is where the list stands in its file.
 */
export function orderFaults(records: readonly DatedRecord[], path = ''): string[] {
  return records.flatMap((record, index) => {
    const { date_created, date_updated = date_created, version } = record
    const before = records[index - 1]
    const fault = (field: string, reason: string) =>
      `${path ? `${path}.` : ''}${index}.${field}: ${reason}${nameOf(record)}`
    const isLater = before && date_created > before.date_created
    const isHigher = before?.version && version && byNumber.compare(version, before.version) > 0
    return [
      ...(isLater
        ? [fault('date_created', `"${date_created}" is later than in the record before it; put the newest first`)]
        : []),
      ...(isHigher
        ? [fault('version', `"${version}" is higher than in the record before it; put the newest first`)]
        : []),
      ...(date_updated < date_created ? [fault('date_updated', `"${date_updated}" is before date_created`)] : []),
    ]
  })
}
