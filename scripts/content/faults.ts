import * as v from 'valibot'

/** Fields that tell a record from the others of its list. */
const names = ['slug', 'from', 'id', 'router_name'] as const
const Slugged = v.object({ slug: v.string() })

/** The name of a record, such as ` (slug "first-post")`, or nothing. */
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

/** An issue of a schema as `field: reason`, with the name of the record that has the field. */
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

/** Slugs that two records of a list share, as `field: reason`. */
export function doubledSlugs(value: unknown): string[] {
  const faults: string[] = []
  walk(value, (list, path) => {
    const slugs = Array.isArray(list) ? list.map((record) => (v.is(Slugged, record) ? record.slug : undefined)) : []
    for (const [index, slug] of slugs.entries())
      if (slug !== undefined && slugs.indexOf(slug) < index)
        faults.push(`${path ? `${path}.` : ''}${index}.slug: "${slug}" is that of another record, too`)
  })
  return faults
}

/** Orders records for a list: the newest first, and records of one day as they are written. */
export const newestFirst = (one: { date_created: string }, other: { date_created: string }): number =>
  other.date_created.localeCompare(one.date_created)
