import { defaultLocale, type Locale } from './locales.ts'

/** An item in the page's language, or in English if it lacks a translation (`inEnglish`). */
export type MaybeInEnglish<T> = T & { inEnglish?: boolean }

/** Finds an item in the page's language, else in English (docs/product.md#missing-translation). */
export async function findOrEnglish<T extends object>(
  locale: Locale,
  find: (locale: Locale) => Promise<T | undefined>,
): Promise<MaybeInEnglish<T> | undefined> {
  const translated = await find(locale)
  if (translated || locale === defaultLocale) return translated
  const english = await find(defaultLocale)
  return english && { ...english, inEnglish: true }
}

/** The `lang` attribute of an item's text; `undefined` for the page's language. */
export const textLang = ({ inEnglish }: { inEnglish?: boolean | undefined }) => (inEnglish ? defaultLocale : undefined)
