import type * as v from 'valibot'
import { isRecord, nameOf } from './normalize.ts'

/** A part of an answer that does not fit its schema, in words for editors. */
export interface InvalidRecord {
  /** The read, with its query. */
  call: string
  id?: string
  slug?: string
  /** Path in the answer: `seo_urls.index.translations.vi-VN.seo_detail.meta_title`. */
  field: string
  /** The value as JSON, shortened. */
  found: string
  /** A sentence with a good value. */
  good: string
}

const maxLength = 80

const partAt = (value: unknown, { key }: v.IssuePathItem): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, String(key)) : undefined

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxLength) : undefined

/** Describes `issue` and its record. `sent` is the answer before it was normalized. */
export function invalidRecord(call: string, issue: v.BaseIssue<unknown>, sent: unknown): InvalidRecord {
  const steps = issue.path ?? []
  const values = steps.map((_, index) => steps.slice(0, index + 1).reduce(partAt, sent))
  const entry = values[steps.findIndex(({ type }) => type === 'array')]
  const field = steps.map(({ type, key }, index) => (type === 'array' && textOf(nameOf(values[index]))) || String(key))
  return {
    call,
    ...recordName(isRecord(entry) && entry.id !== undefined ? entry : sent),
    field: field.join('.') || 'data',
    found: (JSON.stringify(steps.length > 0 ? values.at(-1) : sent) ?? 'nothing').slice(0, maxLength),
    good: issue.message,
  }
}

/** Id and slug of a record. */
export function recordName(record: unknown): Pick<InvalidRecord, 'id' | 'slug'> {
  if (!isRecord(record)) return {}
  const [id, slug] = [textOf(record.id), textOf(record.slug)]
  return { ...(id && { id }), ...(slug && { slug }) }
}
