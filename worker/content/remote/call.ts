import type * as v from 'valibot'
import { locales, type Locale } from '#i18n/locales.ts'

/** One read of the content server. `path` is what it is asked, and names the copy of its answer. */
export interface Call<T extends v.GenericSchema = v.GenericSchema> {
  path: string
  schema: T
  /** What a purge can name: language, kind, item. */
  tags: string[]
  /** Language of its texts. */
  locale: Locale
  /**
   * Slug of the item that it names. No answer, or a 404, means that the item does not exist; for
   * other calls it is a failure.
   */
  slug?: string
  /** Default values of fields that the content server may leave out. */
  defaults?: Record<string, unknown>
  /**
   * How long (ms) a copy is shown without asking; after that it is shown and refreshed in the
   * background. Without it, the content server is asked first at every read.
   */
  freshMs?: number
  /**
   * Replaces bad fields while there is no good answer; without it, one bad field makes the whole
   * answer bad.
   */
  fallback?: () => Promise<v.InferOutput<T>>
  /** Whether an answer is worth a copy: there are endless pages beyond the end of a list. */
  keeps?: (data: unknown) => boolean
}

/** `path` with named parameters in fixed order; absent ones are left out. */
export function address(path: string, parameters: Record<string, string | number | undefined>): string {
  const present = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path
}

export const langOf = (locale: Locale) => locales[locale].apiLanguage
