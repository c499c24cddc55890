import { bySlug, inLanguage, type Read } from './read.ts'

/** The guidelines page, and the one article that every slug has (spec §2). */
export const guidelinesReads: Record<string, Read> = {
  '/api/guidelines': inLanguage((source, locale) => source.guidelines(locale)),
  '/api/guidelines/:slug': bySlug((source, locale) => source.guideline(locale)),
}
