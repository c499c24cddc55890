import { defaultLocale, type Locale } from './locales.ts'

/** What a content server has in English only says so where another language was asked for. */
export type MaybeInEnglish<T> = T & { inEnglish?: boolean }

/** What `find` has in the page's language, else in English (design §4): a text that lacks the language is shown all the same. */
export async function findOrEnglish<T extends object>(
  locale: Locale,
  find: (locale: Locale) => Promise<T | undefined>,
): Promise<MaybeInEnglish<T> | undefined> {
  const translated = await find(locale)
  if (translated || locale === defaultLocale) return translated
  const english = await find(defaultLocale)
  return english && { ...english, inEnglish: true }
}

/** `lang` of an element with a text of the content; none where it is in the page's language. */
export const textLang = ({ inEnglish }: { inEnglish?: boolean | undefined }) => (inEnglish ? defaultLocale : undefined)
