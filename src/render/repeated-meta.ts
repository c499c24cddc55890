import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

/**
 * What stands in every head, and more than once under the same name: the router's own head keeps one of a name.
 * @param translated the languages (`hreflang`) in which the page exists
 */
export const repeatedMeta = (locale: Locale, translated: readonly (string | undefined)[]) => [
  { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#fbfaf6' },
  { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#07141f' },
  { property: 'og:locale', content: locales[locale].ogLocale },
  ...localeCodes
    .filter((code) => code !== locale && translated.includes(locales[code].tag))
    .map((code) => ({ property: 'og:locale:alternate', content: locales[code].ogLocale })),
]
