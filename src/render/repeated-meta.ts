import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

/**
 * Meta tags of every page that repeat a name; the router's own head keeps only one of each name.
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
