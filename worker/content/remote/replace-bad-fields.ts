import * as v from 'valibot'
import { nameOf } from './misfit.ts'
import { isRecord } from './normalize.ts'

type Path = readonly v.IssuePathItem[]

/** Each round goes one level up where a part cannot be left out. */
const maxRounds = 8

/** The part of `last` that belongs to `step`: of a list the entry of the same name. */
function partOf(last: unknown, { key, value }: v.IssuePathItem): unknown {
  if (Array.isArray(last)) return last.find((entry) => nameOf(entry) !== undefined && nameOf(entry) === nameOf(value))
  return isRecord(last) && Object.hasOwn(last, String(key)) ? last[String(key)] : undefined
}

/** Puts `part` where `step` leads, or takes away what is there when there is no part. */
function replace({ input, key }: v.IssuePathItem, part: unknown): void {
  if (Array.isArray(input)) input.splice(Number(key), 1, ...(part === undefined ? [] : [part]))
  else if (isRecord(input) && part === undefined) Reflect.deleteProperty(input, String(key))
  else if (isRecord(input)) input[String(key)] = part
}

/**
 * What an issue costs: of a list the whole entry, else the field; where that is not there at all,
 * and `last` has none, what stands around it.
 */
function costOf(path: Path, last: unknown): Path {
  const entry = path.findLastIndex(({ type }) => type === 'array')
  let cost = entry === -1 ? path : path.slice(0, entry + 1)
  while (cost.at(-1)?.value === undefined && cost.length > 0 && cost.reduce<unknown>(partOf, last) === undefined)
    cost = cost.slice(0, -1)
  return cost
}

/**
 * Makes `data` (which it changes) valid: each part that an issue costs takes the value of `last`,
 * the last good answer, or is left out. `undefined` when nothing is right.
 */
export function replaceBadFields<Data>(
  schema: v.GenericSchema<unknown, Data>,
  data: unknown,
  last: unknown,
): { data: Data } | undefined {
  // Entries of a bare list have no names.
  const good = isRecord(last) ? last : undefined
  for (let round = 0; round < maxRounds; round += 1) {
    const { success, output, issues } = v.safeParse(schema, data)
    if (success) return { data: output }
    const whole = issues.filter(({ path }) => path?.length === 1).length
    if (round === 0 && good && whole >= Object.keys(good).length) return undefined
    const costs = new Map<string, Path>()
    for (const { path = [] } of issues) {
      const cost = costOf(path, good)
      costs.set(cost.map(({ key }) => String(key)).join('.'), cost)
    }
    // From the end: an entry that goes moves those behind it.
    for (const cost of [...costs.values()].toReversed()) {
      const step = cost.at(-1)
      if (!step) return undefined
      replace(step, cost.reduce<unknown>(partOf, good))
    }
  }
  return undefined
}
