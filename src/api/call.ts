import * as v from 'valibot'
import { isLocale, locales } from '#i18n/locales.ts'

/** A parsed query, from a loader to a handler. */
export type QueryValues = Record<string, string | number | undefined>

/** One read of `/api`: the worker's handler, loaders and queries name the same object. */
export interface Call<Query extends QueryValues = QueryValues, Answer = unknown> {
  /** May end in `:slug`, for the query's `slug`. */
  path: `/api/${string}`
  /** Parses the parameters of a URL. */
  query: v.GenericSchema<unknown, Query>
  answer: v.GenericSchema<unknown, Answer>
  /** `max-age` of the answer in seconds, 60 by default; 0: `no-store`. */
  maxAge?: number
  /** The parameters of a URL; by default the values of the query. */
  write?(query: Query): QueryValues
}

/** `false` in browsers, for a schema that only the worker needs. */
type Declared<Output> = v.GenericSchema<unknown, Output> | false

const orUnparsed = <Output>(schema: Declared<Output>) => schema || v.custom<Output>(() => true)

/**
 * Declares a call. Browsers parse no queries, and the worker has parsed large answers:
 * `import.meta.env.SSR && …` keeps such a schema out of the browser's script. Prefix each call with
 * `@__PURE__`, so that the bundler can drop unused ones.
 */
export const call = <Query extends QueryValues, Answer>(
  declared: Omit<Call<Query>, 'query' | 'answer'> & { query: Declared<Query>; answer: Declared<Answer> },
): Call<Query, Answer> => ({
  ...declared,
  query: orUnparsed(declared.query),
  answer: orUnparsed(declared.answer),
})

/** The path of a call with the slug, and its query string without `?`. Omits undefined values. */
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
