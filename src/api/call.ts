import type * as v from 'valibot'
import { isLocale, locales } from '#i18n/locales.ts'

/** A parsed query: what a loader passes, and what a handler gets. */
type QueryValues = Record<string, string | number | undefined>
export type QuerySchema = v.GenericSchema<unknown, QueryValues>

/** One read of `/api`: the worker's handler, loaders and queries name the same object. */
export interface Call<Query extends QuerySchema = QuerySchema, Answer extends v.GenericSchema = v.GenericSchema> {
  /** A last part `:slug` stands for the query's `slug`. */
  path: `/api/${string}`
  /** Parses the parameters of a URL. */
  query: Query
  answer: Answer
  /** Seconds that anybody may keep the answer, 60 when nothing is said; 0: nobody keeps it. */
  maxAge?: number
  /** The parameters of a URL; without it they are the values of the query. */
  write?(query: v.InferOutput<Query>): QueryValues
}

/** Declares a call. With `@__PURE__` before it, browsers get the calls that they make alone. */
export const call = <Query extends QuerySchema, Answer extends v.GenericSchema>(definition: Call<Query, Answer>) =>
  definition

/**
 * Where a call is asked over HTTP: its path with the slug, and its query string, empty or without
 * `?`. `lang` is written as the API's language; `undefined` is left out.
 */
export function addressOf<Query extends QuerySchema>(
  { path: template, write }: Call<Query>,
  query: v.InferOutput<Query>,
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
