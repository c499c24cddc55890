import * as v from 'valibot'
import { isLocale, locales } from '#i18n/locales.ts'

/** A parsed query: what a loader passes, and what a handler gets. */
export type QueryValues = Record<string, string | number | undefined>

/** One read of `/api`: the worker's handler, loaders and queries name the same object. */
export interface Call<Query extends QueryValues = QueryValues, Answer = unknown> {
  /** A last part `:slug` stands for the query's `slug`. */
  path: `/api/${string}`
  /** Parses the parameters of a URL. */
  query: v.GenericSchema<unknown, Query>
  answer: v.GenericSchema<unknown, Answer>
  /** Seconds that anybody may keep the answer, 60 when nothing is said; 0: nobody keeps it. */
  maxAge?: number
  /** The parameters of a URL; without it they are the values of the query. */
  write?(query: Query): QueryValues
}

/** `false` stands for a schema that browsers are spared. */
type Declared<Output> = v.GenericSchema<unknown, Output> | false

/** A call as its feature declares it. */
interface Declaration<Query extends QueryValues, Answer> extends Omit<Call<Query>, 'query' | 'answer'> {
  query: Declared<Query>
  answer: Declared<Answer>
}

const orUnparsed = <Output>(schema: Declared<Output>) => schema || v.custom<Output>(() => true)

/**
 * Declares a call. Browsers write queries and parse none, and the largest answers were parsed by
 * the worker that sends them: `import.meta.env.SSR && …` leaves such a schema out of their script.
 * With `@__PURE__` before it, they get the calls that they make alone.
 */
export const call = <Query extends QueryValues, Answer>({
  query,
  answer,
  ...rest
}: Declaration<Query, Answer>): Call<Query, Answer> => ({
  ...rest,
  query: orUnparsed(query),
  answer: orUnparsed(answer),
})

/**
 * Where a call is asked over HTTP: its path with the slug, and its query string, empty or without
 * `?`. `lang` is written as the API's language; `undefined` is left out.
 */
export function addressOf<Query extends QueryValues>(
  { path: template, write }: Call<Query>,
  query: Query,
): { path: string; search: string } {
  let path: string = template
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries<string | number | undefined>(write ? write(query) : query)) {
    if (value === undefined) continue
    const text = String(value)
    if (path.endsWith(`/:${name}`)) path = path.slice(0, -name.length - 1) + encodeURIComponent(text)
    else search.set(name, name === 'lang' && isLocale(text) ? locales[text].apiLanguage : text)
  }
  return { path, search: search.toString() }
}
