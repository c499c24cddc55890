/** The only table of languages: for routing, `<html lang>`, hreflang, the API and dates. */
export const locales = {
  en: { prefix: '', tag: 'en', ogLocale: 'en_US', apiLanguage: 'en-US', name: 'English' },
  vi: { prefix: '/vi', tag: 'vi', ogLocale: 'vi_VN', apiLanguage: 'vi-VN', name: 'Tiếng Việt' },
  cn: { prefix: '/cn', tag: 'zh-Hans', ogLocale: 'zh_CN', apiLanguage: 'zh-CN', name: '简体中文' },
} as const

/** The code of a language in addresses: `en`, `vi` or `cn`. */
export type Locale = keyof typeof locales

export const defaultLocale = 'en' satisfies Locale
export const localeCodes: readonly Locale[] = ['en', 'vi', 'cn']

/** Narrows a string to a locale code. */
export function isLocale(value: string | undefined): value is Locale {
  return value !== undefined && Object.hasOwn(locales, value)
}

/** The locale of an API language such as `vi-VN`; `undefined` if the site does not have it. */
export function localeOfApiLanguage(language: string): Locale | undefined {
  return localeCodes.find((code) => locales[code].apiLanguage === language)
}

/** The locale of a BCP 47 tag, as use-intl gives it to components; English when unknown. */
export function localeOfTag(tag: string): Locale {
  return localeCodes.find((code) => locales[code].tag === tag) ?? defaultLocale
}
