import type { Locale } from '#i18n/locales.ts'

/** Wrong forms, and how to write it. */
type Form = [wrong: RegExp, right: string]

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const money = {
  en: 'write money as "$5,000" or "$9.99"',
  vi: 'write money as "5.000 USD" or "9,99 USD"',
  cn: 'write money as "5,000 美元" or "9.99 美元"',
}
const date = {
  en: 'write dates as "September 26, 2024"',
  vi: 'write dates as "26/9/2024"',
  cn: 'write dates as "2024年9月26日"',
}
const percent = 'write "5%", without a space'

/**
 * How texts write money, numbers and dates (docs/content.md#wording). Three decimals are left alone
 * unless the last is 0: "0.995 美元" is right. A language without rules is not checked.
 */
export const forms: Partial<Record<Locale, Form[]>> = {
  en: [
    [/(?:US\$|USD|\$ ) ?\d|\d ?(?:USD|US\$|dollars?\b|\$)/gu, money.en],
    [/\$\d{4,}|\$[1-9]\d{0,2}(?:\.\d{3})*\.\d{2}0(?!\d)/gu, money.en],
    [/(?<![\p{L}\d.,#-])\d{5,}(?![\p{L}\d-])/gu, 'write long numbers as "10,000"'],
    [/(?<![\d.,])\d+,\d{1,2}(?!\d)/gu, 'write decimals as "9.6"'],
    [new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\\b`, 'gu'), date.en],
    [new RegExp(`\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th| \\d{4})\\b`, 'gu'), date.en],
    [/(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/gu, date.en],
    [/\d %/gu, percent],
  ],
  vi: [
    [/\$ ?\d|US\$|USD ?\d|\d(?:USD| ?(?:\$|đô la|đô |dollar))/giu, money.vi],
    [/(?<![\d.,])(?:\d{4,}(?= USD)|\d{5,}(?![\p{L}\d-]))/gu, 'write long numbers as "10.000"'],
    [/(?<![\d.,])[1-9]\d{0,2}(?:(?:,\d{3})+(?= USD)|(?:,\d{3})*,\d{2}0(?![\d,]))/gu, 'write long numbers as "10.000"'],
    [/(?<![\p{L}\d.,]|bản )\d+\.\d{1,2}(?![\d.])/gu, 'write decimals as "9,6"'],
    [/\d{1,2} tháng \d{1,2}(?:,| năm) \d{4}|ngày \d{1,2} tháng \d/giu, date.vi],
    [/(?<![\d.-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[-.]\d{1,2}[-.]\d{4}|0\d\/\d{1,2}\/\d{4}|\d{1,2}\/0\d\/\d{4})/gu, date.vi],
    [/\d %/gu, percent],
  ],
  cn: [
    [/(?:US\$|USD|\$) ?\d|\d ?(?:USD|US\$|\$|美金)|\d美元/gu, money.cn],
    [/(?<![\d.,])(?:\d{4,}|[1-9]\d{0,2}(?:\.\d{3})*\.\d{2}0)(?= 美元)/gu, money.cn],
    [/(?<![\p{L}\d.,#-])\d{5,}(?![A-Za-z\d-])/gu, 'write long numbers as "10,000"'],
    [/(?<!\d)\d{4}(?:-\d{1,2}-\d{1,2}|[./]\d{1,2}[./]\d{1,2})(?!\d)/gu, date.cn],
    [/\d{4} 年 ?\d|\d{4}年(?: \d|0\d|\d{1,2} 月|\d{1,2}月(?: \d|0\d|\d{1,2} 日))/gu, date.cn],
    [/\d %|％/gu, percent],
    [/\p{sc=Han}[,;:!?]|[,;:!?]\p{sc=Han}/gu, 'write full-width marks beside characters: ，；：！？'],
  ],
}
