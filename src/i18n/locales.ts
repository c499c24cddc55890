/** What the site knows of a language (docs/add-a-language.md). */
interface Language {
  /** Before every address of the language: `/` and its code; nothing before English. */
  prefix: string
  /** BCP 47: `<html lang>`, hreflang, feeds and plural forms. */
  tag: string
  ogLocale: string
  /** How the API and the content server name it. */
  apiLanguage: string
  /** In the language itself. */
  name: string
  /** Dollars in a sentence; `#` stands for the number. */
  money: string
  /** A date: `{d}`, `{m}` and `{y}` are numbers, `{month}` the month's name. */
  date: string
  /** From January on; the short form has three letters. */
  months?: string[]
  /**
   * How long ago: seconds, minutes, hours, days, weeks, months, years; `#` stands for the number, and
   * what is in parentheses is left out for 1.
   */
  ago: string[]
  /** Words that open a callout, without their colon. */
  callouts: { risk: string; tip: string }
  /** Offers a page in this language to readers of the English one. */
  offer: { read: string; dismiss: string }
  /** Numbers are written `1.234,5`. */
  decimalComma?: true
  /** Marks are as wide as a character, so no space follows them, nor words: `：。；`. */
  fullWidthMarks?: true
  /** Static pages stand under another word, some with a slug of their own (English to own). */
  staticPages?: { folder: string; slugs: Record<string, string> }
  /** Texts may be missing: they are shown in English, and the build says how many. */
  isComplete?: false
}

const table = <Code extends string>(languages: Record<Code, Language>) => languages

/** The only table of languages: all that depends on a language reads it. */
export const locales = table({
  en: {
    prefix: '',
    tag: 'en',
    ogLocale: 'en_US',
    apiLanguage: 'en-US',
    name: 'English',
    money: '$#',
    date: '{month} {d}, {y}',
    months: 'January February March April May June July August September October November December'.split(' '),
    ago: ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => `# ${unit}(s) ago`),
    callouts: { risk: 'Risk', tip: 'Tip' },
    offer: { read: 'Read this page in English', dismiss: 'Dismiss' },
  },
  vi: {
    prefix: '/vi',
    tag: 'vi',
    ogLocale: 'vi_VN',
    apiLanguage: 'vi-VN',
    name: 'Tiếng Việt',
    money: '# USD',
    date: '{d}/{m}/{y}',
    ago: ['giây', 'phút', 'giờ', 'ngày', 'tuần', 'tháng', 'năm'].map((unit) => `# ${unit} trước`),
    callouts: { risk: 'Rủi ro', tip: 'Mẹo' },
    offer: { read: 'Đọc trang này bằng tiếng Việt', dismiss: 'Bỏ qua' },
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
    date: '{y}年{m}月{d}日',
    ago: ['秒钟', '分钟', '小时', '天', '周', '个月', '年'].map((unit) => `# ${unit}前`),
    callouts: { risk: '风险', tip: '提示' },
    offer: { read: '阅读本页的中文版', dismiss: '关闭' },
    fullWidthMarks: true,
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
