import * as v from 'valibot'
import type { Locale } from '#i18n/locales.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { Lang } from './lang.ts'

/**
 * A read of spec §7. `answer` parses its query (and `slug`, where the path has one) and gives the data; `undefined` is
 * a 404. `maxAge` (seconds) is how long anybody may keep the answer.
 */
export interface Read {
  maxAge: number
  answer(source: ContentSource, query: Record<string, string>): Promise<unknown>
}

/** A query that a read cannot take; the message names the parameter and is for whoever asked. */
export class BadQuery extends Error {
  override name = 'BadQuery'
}

/** Seconds that an answer of content is kept by browsers. */
export const contentMaxAge = 60

const wholeNumber = (message: string) => v.pipe(v.string(), v.regex(/^\d{1,6}$/, message), v.transform(Number))

/** `page` of a list: 1 and up. */
export const Page = v.optional(
  v.pipe(wholeNumber('must be a whole number from 1'), v.minValue(1, 'must be a whole number from 1')),
  '1',
)

/** `limit` of a list: 1 to 50. */
export const limitOf = (standard: number) =>
  v.optional(
    v.pipe(
      wholeNumber('must be a whole number from 1 to 50'),
      v.minValue(1, 'must be a whole number from 1 to 50'),
      v.maxValue(50, 'must be a whole number from 1 to 50'),
    ),
    String(standard),
  )

/** A read whose query is what `query` describes. */
export function read<T extends v.GenericSchema>(
  maxAge: number,
  query: T,
  answer: (source: ContentSource, query: v.InferOutput<T>) => Promise<unknown>,
): Read {
  return {
    maxAge,
    async answer(source, given) {
      const parsed = v.safeParse(query, given)
      if (parsed.success) return answer(source, parsed.output)
      const [issue] = parsed.issues
      throw new BadQuery(`${v.getDotPath(issue) ?? 'query'}: ${issue.message}`)
    },
  }
}

/** A read of content that takes only `lang`. */
export const inLanguage = (answer: (source: ContentSource, locale: Locale) => Promise<unknown>) =>
  read(contentMaxAge, v.object({ lang: Lang }), (source, { lang }) => answer(source, lang))

/** A read of one item: `lang` and the `slug` of the path or the query. */
export const bySlug = (find: (source: ContentSource, locale: Locale, slug: string) => Promise<unknown>) =>
  read(contentMaxAge, v.object({ lang: Lang, slug: v.string() }), (source, { lang, slug }) => find(source, lang, slug))
