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

function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' && type !== 'object') return message
  if (expected === 'never') return 'nothing reads this field; take it out'
  return received === 'undefined' ? 'the field is missing' : message
}

/** What is wrong by a schema, as `field: reason`, with the name of the record that the field is in. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  const record = issue.path?.findLast(({ type }) => type === 'array')?.value
  return `${v.getDotPath(issue) ?? 'whole file'}: ${reasonOf(issue)}${nameOf(record)}`
}

/** Calls `visit` for every value inside `value`, with its path such as `hero.buttons.0.url`. */
export function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ''): void {
  visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) walk(child, visit, path ? `${path}.${key}` : key)
}

/** Records of a list that have the name of one before them, as `field: reason`. */
export function doubledNames(value: unknown): string[] {
  const faults: string[] = []
  walk(value, (list, path) => {
    if (!Array.isArray(list)) return
    const firstOf = new Map<string, string>()
    for (const [index, record] of list.entries()) {
      if (v.is(Picture, record)) continue
      const at = path ? `${path}.${index}` : String(index)
      for (const [field, name] of Object.entries(Object(record))) {
        if (typeof name !== 'string' || (field !== 'version' && !names.some((known) => known === field))) continue
        const first = firstOf.get(`${field} ${name}`)
        if (first === undefined) firstOf.set(`${field} ${name}`, at)
        else faults.push(`${at}.${field}: "${name}" is that of ${first}, too`)
      }
    }
  })
  return faults
}

/** What has a place in a list by its date; the date is a text such as `2024-05-02`. */
interface DatedRecord {
  date_created: string
  date_updated?: string
  version?: string
}

/** Orders versions: 3.10.0 is higher than 3.9.0. */
const byNumber = new Intl.Collator('en', { numeric: true })

/** Records that are not newest first, and dates that cannot be, as `field: reason` behind `path`. */
export const orderFaults = (records: readonly DatedRecord[], path = ''): string[] =>
  records.flatMap((record, index) => {
    const { date_created, date_updated = date_created, version = '' } = record
    const before = records[index - 1] ?? record
    const wrong = (field: string, reason: string) => [`${path}${index}.${field}: ${reason}${nameOf(record)}`]
    const place = 'than in the record before it; put the newest first'
    return [
      date_created > before.date_created ? wrong('date_created', `"${date_created}" is later ${place}`) : [],
      byNumber.compare(version, before.version ?? '') > 0 ? wrong('version', `"${version}" is higher ${place}`) : [],
      date_updated < date_created ? wrong('date_updated', `"${date_updated}" is before date_created`) : [],
    ].flat()
  })
