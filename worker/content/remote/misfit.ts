import type * as v from 'valibot'
import { logFailure } from '#worker/runtime/log.ts'
import { isRecord, nameOf } from './normalize.ts'
import type { RecentKeys } from './recent-keys.ts'

/** What the site cannot show as it is, in words for who edits the record. */
export interface Misfit {
  /** The read, with its query. */
  call: string
  /** Of the record, where it has them. */
  id?: string
  slug?: string
  /** Where it stands in the answer: `seo_urls.index.translations.vi-VN.seo_detail.meta_title`. */
  field: string
  /** What is there, as JSON, not all of it when it is long. */
  found: string
  /** A sentence with a good value. */
  good: string
}

const maxLength = 80
/** Most parts of one answer that the log names, and how long (ms) it does not name them again. */
const maxLines = 20
export const loggedMs = 60 * 60 * 1000

const partAt = (value: unknown, { key }: v.IssuePathItem): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, String(key)) : undefined

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxLength) : undefined

/** What `issue` says of the record that it is about. `sent` is the answer as it came. */
export function misfitOf(issue: v.BaseIssue<unknown>, sent: unknown): Omit<Misfit, 'call'> {
  const steps = issue.path ?? []
  const values = steps.map((_, index) => steps.slice(0, index + 1).reduce(partAt, sent))
  const entry = values[steps.findIndex(({ type }) => type === 'array')]
  const field = steps.map(({ type, key }, index) => (type === 'array' && textOf(nameOf(values[index]))) || String(key))
  return {
    ...recordName(isRecord(entry) && entry.id !== undefined ? entry : sent),
    field: field.join('.') || 'data',
    found: (JSON.stringify(steps.length > 0 ? values.at(-1) : sent) ?? 'nothing').slice(0, maxLength),
    good: issue.message,
  }
}

/** Id and slug of a record. */
export function recordName(record: unknown): Pick<Misfit, 'id' | 'slug'> {
  if (!isRecord(record)) return {}
  const [id, slug] = [textOf(record.id), textOf(record.slug)]
  return { ...(id && { id }), ...(slug && { slug }) }
}

/** Names what does not fit in the log, except what it has `logged`, in whatever list it was. */
export function logMisfits(misfits: readonly Misfit[], logged: RecentKeys, now: number): void {
  for (const { call, ...misfit } of misfits.slice(0, maxLines)) {
    const key = JSON.stringify([call.replace(/\?.*/, ''), misfit])
    if (!logged.has(key, now)) logFailure('content left out', undefined, { call, ...misfit })
    logged.add(key, now)
  }
}
