import { moneyText } from '#i18n/money.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

const escaped = (text: string) => text.replaceAll(/[$.]/g, String.raw`\$&`)

/** Matches `amount` with the currency of a language: `$5`, `5 USD`. The space may be missing. */
const withCurrency = (locale: Locale, amount: string) =>
  new RegExp(escaped(locales[locale].money).replace(/ ?#/, amount).replace(' ', ' ?'), 'g')

/**
 * Rules that find money in the form of another language, or with its separators: "5,000 USD" is five dollars
 * to a Vietnamese reader.
 */
export function moneyRules(locale: Locale) {
  const foreign = localeCodes.filter((code) => locales[code].money !== locales[locale].money)
  const mark = locales[locale].decimalComma ? ',' : String.raw`\.`
  const wrong = [
    ...foreign.map((code) => withCurrency(code, String.raw`\d[\d.,]*`)),
    withCurrency(locale, String.raw`(?<![\d.,])[1-9]\d{0,2}${mark}\d{3}(?!\d)`),
  ]
  const right = `write money as "${moneyText(locale, 5000)}" or "${moneyText(locale, 9.99)}"`
  return wrong.map((pattern) => ({ wrong: pattern, right, allowed: [] }))
}
