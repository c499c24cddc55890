import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { byLocale } from '#i18n/by-locale.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { Text } from '#model/text.ts'
import { inEachLanguage } from './incomplete.ts'
import { messageFile } from './messages.ts'
import type { ContentReader, Rules } from './reader.ts'
import { fillReferences, lineAt, readReferences, type References } from './references.ts'

const Forms = v.optional(v.array(Text), [])

/** A term, the forms that are wrong for it, and phrases in which such a form is right. */
const Term = v.strictObject({
  ...inEachLanguage(Text),
  note: v.optional(Text),
  forbidden: v.strictObject(byLocale(() => Forms)),
  allowed: v.optional(v.array(v.strictObject({ phrase: Text, reason: Text })), []),
})
export type Glossary = v.InferOutput<typeof Term>[]

/** Stands for text that is not read: no letter, no digit, no space. */
const hidden = '\u{FFFC}'

/** Code, addresses, references; in JSON names of fields and ids. */
const notProse =
  /```[\s\S]*?```|`[^`\n]*`|(?<=\]\()[^)\n]*|https?:\/\/[^\s)"]+|\{\{[^{}]*\}\}|"(?:id|slug|url|picture|level|status)": ?"[^"\n]*"|"[^"\n]*"(?=: )/g

/** Only the prose of a file: same lines, one kind of space. */
const proseOf = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(notProse, (part) => hidden + part.replaceAll(/[^\n]/g, ''))
    .replaceAll(/\\u00a0|\u00A0/gi, ' ')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Finds a form as a word of its own, in any case; with `*` at its end also longer words. */
function formPattern(form: string, locale: Locale): RegExp {
  const letters = escaped(form.replace(/\*$/, '').normalize('NFC'))
  if (locales[locale].fullWidthMarks) return new RegExp(letters, 'giu')
  return new RegExp(String.raw`(?<![\p{L}\d])${letters}${form.endsWith('*') ? '' : String.raw`(?![\p{L}\d])`}`, 'giu')
}

/** Prices of plans, to be found in digits in a line that names the plan. */
const prices = (references: References) =>
  [...references].flatMap(([name, { text, value }]) => {
    const [topic, plan = '', part] = name.split('.')
    if (topic !== 'price' || part === 'tax' || !value) return []
    const amount = String.raw`(?<![\d.,])${escaped(text)}(?!\d|[.,]\d)`
    const wrong = new RegExp(String.raw`(?<=\b${plan}\b.*)${amount}|${amount}(?=.*\b${plan}\b)`, 'gi')
    return [{ wrong, right: `write {{${name}}}, which follows the price`, phrases: [] }]
  })

/**
 * A check of the words of one language's texts. It returns forbidden forms of the glossary, and
 * prices that should be references, as `line: reason`.
 */
export function wordingCheck(locale: Locale, glossary: Glossary, references: References) {
  const terms = glossary.flatMap(({ note, allowed, forbidden, ...term }) =>
    forbidden[locale].map((form) => ({
      wrong: formPattern(form, locale),
      right: `write "${term[locale]}"${note ? ` (${note})` : ''}`,
      phrases: allowed.map(({ phrase }) => phrase),
    })),
  )
  const rules = [...terms, ...prices(references)]
  return (text: string): string[] => {
    const prose = proseOf(text)
    return rules.flatMap(({ wrong, right, phrases }) => {
      const hide = (left: string, phrase: string) => left.replaceAll(phrase, hidden.repeat(phrase.length))
      const read = phrases.reduce<string>(hide, prose)
      return [...read.matchAll(wrong)].map(({ 0: found, index }) => `${lineAt(prose, index)}: "${found}": ${right}`)
    })
  }
}

/** The rules of each language. */
export const rulesFor = (references: Record<Locale, References>, glossary: Glossary): Record<Locale, Rules> =>
  byLocale((locale) => ({
    fill: (text, isJson) => fillReferences(text, references[locale], isJson),
    check: wordingCheck(locale, glossary, references[locale]),
  }))

/** The rules as `content/` has them (docs/content.md#wording); `undefined`, and faults, if they are wrong. */
export function readRules(reader: ContentReader): Record<Locale, Rules> | undefined {
  const references = readReferences(reader)
  const glossary = reader.json('terms.json', v.array(Term))
  return references && glossary && rulesFor(references, glossary)
}

/** Wrong words of the interface, as `file:line: reason`. */
export const messageFaults = (rules: Record<Locale, Rules>): string[] =>
  localeCodes.flatMap((locale) => {
    const file = messageFile(locale)
    return rules[locale].check(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`)
  })
