import * as v from 'valibot'
import { isRecord } from './normalize.ts'

type Path = readonly v.IssuePathItem[]

/** The name of an entry of a list, which tells it apart wherever it stands. */
const nameOf = (entry: unknown) => (isRecord(entry) ? (entry.router_name ?? entry.languages_code) : undefined)

/** The part of `last` that belongs to `step`: of a list the entry of the same name. */
function partOf(last: unknown, { key, value }: v.IssuePathItem): unknown {
  if (Array.isArray(last)) return last.find((entry) => nameOf(entry) !== undefined && nameOf(entry) === nameOf(value))
  return isRecord(last) && Object.hasOwn(last, String(key)) ? last[String(key)] : undefined
}

/** A field as the log names it: `seo_urls.index.translations.vi-VN.seo_detail.meta_title`. */
const readable = (path: Path) =>
  path.map(({ type, key, value }) => String((type === 'array' ? nameOf(value) : undefined) ?? key)).join('.')

/** Puts `part` where `step` leads, or takes away what is there when there is no part. */
function replace({ input, key }: v.IssuePathItem, part: unknown): void {
  if (Array.isArray(input)) input.splice(Number(key), 1, ...(part === undefined ? [] : [part]))
  else if (isRecord(input) && part === undefined) Reflect.deleteProperty(input, String(key))
  else if (isRecord(input)) input[String(key)] = part
}

/**
 * Makes `data` (which it changes) valid: each field that `issues` name takes the value of `last`,
 * or is left out. Of a list of records the whole record is replaced. Gives the names of replaced
 * fields, too; `undefined` when no field is right.
 */
export function replaceBadFields<T extends v.GenericSchema>(
  schema: T,
  data: unknown,
  issues: readonly v.BaseIssue<unknown>[],
  last: unknown,
): { data: v.InferOutput<T>; replaced: string[] } | undefined {
  const whole = issues.filter(({ path }) => path?.length === 1).length
  if (!isRecord(data) || !isRecord(last) || whole >= Object.keys(last).length) return undefined
  const places = new Map<string, { path: Path; name: string }>()
  for (const { path = [] } of issues) {
    const entry = path.findLastIndex(({ type }) => type === 'array')
    const place = entry === -1 ? path : path.slice(0, entry + 1)
    places.set(place.map(({ key }) => String(key)).join('.'), { path: place, name: readable(path) })
  }
  // From the end: an entry that goes moves those behind it.
  for (const { path } of [...places.values()].toReversed()) {
    const step = path.at(-1)
    if (step) replace(step, path.reduce(partOf, last))
  }
  const result = v.safeParse(schema, data)
  return result.success ? { data: result.output, replaced: [...places.values()].map(({ name }) => name) } : undefined
}
