import { bySlug, inLanguage, type Read } from './read.ts'

/** The academy, and the sample course under the slug of any course or path (spec §2). */
export const academyReads: Record<string, Read> = {
  '/api/academy': inLanguage((source, locale) => source.academy(locale)),
  '/api/academy/:slug': bySlug((source, locale, slug) => source.findCourse(locale, slug)),
}
