/**
 * The one table of languages. Everything that depends on a language reads it:
 * routing, `<html lang>`, hreflang, the content API's `lang`, dates.
 */
export const locales = {
  en: { prefix: '', tag: 'en', ogLocale: 'en_US', apiLanguage: 'en-US', name: 'English' },
  vi: { prefix: '/vi', tag: 'vi', ogLocale: 'vi_VN', apiLanguage: 'vi-VN', name: 'Tiếng Việt' },
  cn: { prefix: '/cn', tag: 'zh-Hans', ogLocale: 'zh_CN', apiLanguage: 'zh-CN', name: '简体中文' },
} as const

/** The code of a language as it stands in addresses: `en`, `vi` or `cn`. */
export type Locale = keyof typeof locales

export const defaultLocale = 'en' satisfies Locale
export const localeCodes: readonly Locale[] = ['en', 'vi', 'cn']

/** Narrows a string to a locale code. */
export function isLocale(value: string | undefined): value is Locale {
  return value !== undefined && Object.hasOwn(locales, value)
}

/** The locale whose API language is `language`; `undefined` for one the site does not have. */
export function localeOfApiLanguage(language: string): Locale | undefined {
  return localeCodes.find((code) => locales[code].apiLanguage === language)
}

/** The locale whose BCP 47 tag is `tag`, as components get it from use-intl; English when unknown. */
export function localeOfTag(tag: string): Locale {
  return localeCodes.find((code) => locales[code].tag === tag) ?? defaultLocale
}
