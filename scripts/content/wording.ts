import * as v from 'valibot'
import { byLocale } from '#i18n/by-locale.ts'
import { defaultLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { Text } from '#model/text.ts'
import { inEachLanguage } from './incomplete.ts'
import { messageFile, messageText } from './messages.ts'
import { moneyRules } from './money-rules.ts'
import type { ContentReader, Rules } from './reader.ts'
import { fillReferences, lineAt, readReferences, valueText, type References } from './references.ts'
import { unfinished } from './unfinished.ts'

/** A term, its forbidden forms, and phrases in which such a form is allowed. */
const Term = v.strictObject({
  ...inEachLanguage(Text),
  note: v.optional(Text),
  forbidden: v.strictObject(byLocale(() => v.optional(v.array(Text), []))),
  allowed: v.optional(v.array(v.strictObject({ phrase: Text, reason: Text })), []),
})
export type Glossary = v.InferOutput<typeof Term>[]

/** Replaces text that is not checked: it is no letter, digit or space. */
const hidden = '\u{FFFC}'

/** Code, addresses and references; in JSON also names of fields and ids. */
const notProse =
  /```[\s\S]*?```|`[^`\n]*`|(?<=\]\()[^)\n]*|https?:\/\/[^\s)"]+|\{\{[^{}]*\}\}|"(?:id|slug|url|picture|level|status)": ?"[^"\n]*"|"[^"\n]*"(?=: )/g

const proseOf = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(notProse, (part) => hidden + part.replaceAll(/[^\n]/g, ''))
    .replaceAll(/\\u00a0|\u00A0/gi, ' ')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches a form as a whole word in any case; a form that ends in `*` also matches longer words. */
function formPattern(form: string, locale: Locale): RegExp {
  const letters = escaped(form.replace(/\*$/, '').normalize('NFC'))
  if (locales[locale].fullWidthMarks) return new RegExp(letters, 'giu')
  return new RegExp(String.raw`(?<![\p{L}\d])${letters}${form.endsWith('*') ? '' : String.raw`(?![\p{L}\d])`}`, 'giu')
}

/** Rules that find prices in digits on lines that name their plan. */
const priceRules = (locale: Locale, references: References) =>
  [...references].flatMap(([name, value]) => {
    const [topic = '', plan = '', part] = name.split('.')
    if (topic !== 'price' || part === 'tax' || value.kind === 'text' || !value.value) return []
    const amount = String.raw`(?<![\d.,])${escaped(valueText(locale, value))}(?!\d|[.,]\d)`
    const wrong = new RegExp(String.raw`(?<=\b${plan}\b.*)${amount}|${amount}(?=.*\b${plan}\b)`, 'gi')
    return [{ wrong, right: `write {{${name}}}, which follows the plan`, allowed: [] }]
  })

/** Returns a check for forbidden forms, prices in digits and unfinished texts. It reports `line: reason`. */
export function wordingCheck(locale: Locale, glossary: Glossary, references: References) {
  const terms = glossary.flatMap(({ note, allowed, forbidden, ...term }) =>
    forbidden[locale].map((form) => ({
      wrong: formPattern(form, locale),
      right: `write "${term[locale]}"${note ? ` (${note})` : ''}`,
      allowed,
    })),
  )
  const rules = [...terms, ...priceRules(locale, references), ...moneyRules(locale)]
  return (text: string, english?: string): string[] => {
    const prose = proseOf(text)
    const faults = rules.flatMap(({ wrong, right, allowed }) => {
      const checked = allowed.reduce((left, { phrase }) => left.replaceAll(phrase, hidden.repeat(phrase.length)), prose)
      return [...checked.matchAll(wrong)].map(({ 0: found, index }) => `${lineAt(prose, index)}: "${found}": ${right}`)
    })
    return [...faults, ...unfinished(locale, prose, english && proseOf(english))]
  }
}

export const rulesFor = (references: Record<Locale, References>, glossary: Glossary): Record<Locale, Rules> =>
  byLocale((locale) => ({
    fill: (text, isJson) => fillReferences(locale, text, references[locale], isJson),
    check: wordingCheck(locale, glossary, references[locale]),
  }))

/** The rules of `content/` (docs/content.md#wording). `undefined`, with faults, if its files are invalid. */
export function readRules(reader: ContentReader): Record<Locale, Rules> | undefined {
  const references = readReferences(reader)
  const glossary = reader.json('terms.json', v.array(Term))
  return references && glossary && rulesFor(references, glossary)
}

/** Faults in the wording of the interface messages, as `file:line: reason`. */
export const messageFaults = (rules: Record<Locale, Rules>): string[] =>
  localeCodes.flatMap((locale) => {
    const file = messageFile(locale)
    const english = messageText(defaultLocale)
    return rules[locale].check(messageText(locale), english).map((fault) => `${file}:${fault}`)
  })
