/** What the site knows of a language (docs/add-a-language.md). */
interface Language {
  /** Before every address of the language: `/` and its code; nothing before English. */
  prefix: string
  /** BCP 47: `<html lang>`, hreflang, feeds, dates and plural forms. */
  tag: string
  ogLocale: string
  /** How the API and the content server name it. */
  apiLanguage: string
  /** In the language itself. */
  name: string
  /** Dollars in a sentence; `#` stands for the number. */
  money: string
  /** Numbers are written `1.234,5`. */
  decimalComma?: true
  /** Static pages stand under another word, some with a slug of their own (English to own). */
  staticPages?: { folder: string; slugs: Record<string, string> }
  /** Texts may be missing: they are shown in English, and the build says how many. */
  isComplete?: false
}

const table = <Code extends string>(languages: Record<Code, Language>) => languages

/** The only table of languages: all that depends on a language reads it. */
export const locales = table({
  en: { prefix: '', tag: 'en', ogLocale: 'en_US', apiLanguage: 'en-US', name: 'English', money: '$#' },
  vi: {
    prefix: '/vi',
    tag: 'vi',
    ogLocale: 'vi_VN',
    apiLanguage: 'vi-VN',
    name: 'Tiếng Việt',
    money: '# USD',
    decimalComma: true,
    staticPages: {
      folder: 'trang',
      slugs: { 'terms-of-use': 'dieu-khoan-su-dung', 'privacy-policy': 'chinh-sach-bao-mat' },
    },
  },
  cn: {
    prefix: '/cn',
    tag: 'zh-Hans',
    ogLocale: 'zh_CN',
    apiLanguage: 'zh-CN',
    name: '简体中文',
    money: '# 美元',
  },
})

/** The code of a language in addresses: `en`, `vi` or `cn`. */
export type Locale = keyof typeof locales

export const defaultLocale = 'en' satisfies Locale
/** In the order of the table, which is that of menus. */
export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale)

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
