/** A language of the site (docs/add-a-language.md). */
interface Language {
  /** Prefix of the language's paths: `/` and its code; empty for English. */
  prefix: string
  /** BCP 47: `<html lang>`, hreflang, feeds and plural forms. */
  tag: string
  ogLocale: string
  /** Its name in the API and on the content server. */
  apiLanguage: string
  /** Its name in the language itself. */
  name: string
  /** Dollars in a sentence; `#` is the number. */
  money: string
  /** A date: `{d}`, `{m}` and `{y}` are numbers, `{month}` is the name. */
  date: string
  /** From January on; the short form has three letters. */
  months?: string[]
  /**
   * A month of a year, a month, and months of one year (`{last}`, `{lastM}`); the English forms if
   * left out.
   */
  monthForms?: { year: string; name: string; period: string }
  /** Age in seconds, minutes … years. `#` is the number; 1 omits the text in parentheses. */
  ago: string[]
  /** First words of callouts, without the colon. */
  callouts: { risk: string; tip: string }
  /** Offers a page in this language to readers of the English one. */
  offer: { read: string; dismiss: string }
  /** Numbers are written `1.234,5`. */
  decimalComma?: true
  /** Full-width punctuation and words take no space: `：。；`. */
  fullWidthMarks?: true
  /** Static pages have another folder, and some another slug (English to own). */
  staticPages?: { folder: string; slugs: Record<string, string> }
  /** `/api/languages` leaves it out (docs/product.md#language). */
  isUnlisted?: true
  /** Missing texts are shown in English; the build counts them. */
  isComplete?: false
}

const table = <Code extends string>(languages: Record<Code, Language>) => languages

/** The only table of languages. */
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
    monthForms: { year: 'tháng {m}/{y}', name: 'tháng {m}', period: 'Tháng {m} – tháng {lastM}/{y}' },
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
    monthForms: { year: '{y}年{m}月', name: '{m}月', period: '{y}年{m}月至{lastM}月' },
    ago: ['秒钟', '分钟', '小时', '天', '周', '个月', '年'].map((unit) => `# ${unit}前`),
    callouts: { risk: '风险', tip: '提示' },
    offer: { read: '阅读本页的中文版', dismiss: '关闭' },
    fullWidthMarks: true,
    isUnlisted: true,
  },
})

/** The code of a language in addresses: `en`, `vi` or `cn`. */
export type Locale = keyof typeof locales

export const defaultLocale = 'en' satisfies Locale
/** In the order of menus. */
export const localeCodes: readonly Locale[] = Object.keys(locales).filter(isLocale)

/** Narrows a string to a locale code. */
export function isLocale(value: string | undefined): value is Locale {
  return value !== undefined && Object.hasOwn(locales, value)
}

/** The locale of an API language such as `vi-VN`; `undefined` if unknown. */
export function localeOfApiLanguage(language: string): Locale | undefined {
  return localeCodes.find((code) => locales[code].apiLanguage === language)
}

/** The locale of a BCP 47 tag; English if unknown. */
export function localeOfTag(tag: string): Locale {
  return localeCodes.find((code) => locales[code].tag === tag) ?? defaultLocale
}
