import * as v from 'valibot'
import { byLocale } from '#i18n/by-locale.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { Text } from '#model/text.ts'
import { forms } from './forms.ts'
import { inEachLanguage } from './incomplete.ts'
import type { ContentReader } from './reader.ts'
import { lineAt, type References } from './references.ts'

const Forms = v.optional(v.array(Text), [])

/** A term, the forms that are wrong for it, and phrases in which such a form is right after all. */
const Term = v.strictObject({
  ...inEachLanguage(Text),
  note: v.optional(Text),
  forbidden: v.strictObject(byLocale(() => Forms)),
  allowed: v.optional(v.array(v.strictObject({ phrase: Text, reason: Text })), []),
})

export type Glossary = v.InferOutput<typeof Term>[]

/** `content/glossary.json` (docs/content.md#wording). */
export const readGlossary = (reader: ContentReader) => reader.json('glossary.json', v.array(Term))

/** Stands for what is not read: no letter, no digit, no space. */
const hidden = '\u{FFFC}'

/** What is no prose: code, addresses, references; in JSON names of fields, ids and dates. */
const notProse =
  /```[\s\S]*?```|`[^`\n]*`|(?<=\]\()[^)\n]*|https?:\/\/[^\s)"]+|\{\{[^{}]*\}\}|"(?:id|slug|url|picture|level|status)": ?"[^"\n]*"|"[^"\n]*"(?=: )|"\d{4}-\d{2}-\d{2}"|^\w+: \d{4}-\d{2}-\d{2}$/gm

/** Only the prose of a file: same lines, one kind of space. */
const proseOf = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(notProse, (part) => hidden + part.replaceAll(/[^\n]/g, ''))
    .replaceAll(/\\u00a0|\u00A0/gi, ' ')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Finds a form as a word of its own, in any case; with `*` at its end also longer words. */
function formPattern(form: string, locale: Locale): RegExp {
  const isOpen = form.endsWith('*')
  const letters = escaped((isOpen ? form.slice(0, -1) : form).normalize('NFC'))
  if (locales[locale].fullWidthMarks) return new RegExp(letters, 'giu')
  return new RegExp(String.raw`(?<![\p{L}\d])${letters}${isOpen ? '' : String.raw`(?![\p{L}\d])`}`, 'giu')
}

/** The term of the glossary that tells which amount of a plan a round number is. */
const amountTerms: Record<string, string> = { capital: 'minimum capital', fee: 'admin fee' }

/** A term in any language; `undefined` if the glossary does not have it. */
function termPattern(glossary: Glossary, english: string | undefined): RegExp | undefined {
  const term = glossary.find(({ en }) => en === english)
  const words = term && localeCodes.flatMap((code) => term[code] ?? [])
  return words && new RegExp(words.map(escaped).join('|'), 'iu')
}

/** The amounts of plans, and how to find them in digits. */
const planAmounts = (references: References, glossary: Glossary) =>
  [...references].flatMap(([name, { text, value }]) => {
    const [topic = '', plan = '', part] = name.split('.')
    const isMoney = topic === 'price' || topic in amountTerms
    if (!isMoney || !value || part === 'tax') return []
    const planWord = new RegExp(`\\b${plan}\\b`, 'i')
    const words = termPattern(glossary, amountTerms[topic])
    const amount = new RegExp(String.raw`(?<![\d.,])${escaped(text)}(?!\d|[.,]\d)`)
    return [{ name, text, plan, planWord, words, amount }]
  })

/** Amounts of a plan in digits, in a sentence or table row that names the plan. */
function* bareAmounts(prose: string, amounts: ReturnType<typeof planAmounts>) {
  for (const { 0: sentence, index } of prose.matchAll(/[^\n]+?(?:[.!?](?=[\s"])|[。！？；]|$)/gm)) {
    const row = /^\| *(\w+) *\|/.exec(sentence)?.[1]?.toLowerCase()
    for (const { name, text, plan, planWord, words, amount } of /\d/.test(sentence) ? amounts : []) {
      const isAbout = planWord.test(sentence) && (!words || row === plan || words.test(sentence))
      const found = isAbout ? amount.exec(sentence) : undefined
      if (found) yield { index: index + found.index, message: `"${text}": write {{${name}}}, which follows the price` }
    }
  }
}

/**
 * A check of the words of one language's texts. It returns what is wrong, as `line: reason`:
 * forbidden forms of the glossary, another language's forms of money, numbers and dates, and amounts
 * that should be references.
 */
export function wordingCheck(locale: Locale, glossary: Glossary, references: References) {
  const terms = glossary.flatMap(({ note, allowed, forbidden, ...term }) =>
    forbidden[locale].map((form) => ({
      wrong: formPattern(form, locale),
      right: `write "${term[locale]}"${note ? ` (${note})` : ''}`,
      phrases: allowed.map(({ phrase }) => phrase),
    })),
  )
  const others = (forms[locale] ?? []).map(([wrong, right]) => ({ wrong, right, phrases: [] }))
  const amounts = planAmounts(references, glossary)

  return (text: string): string[] => {
    const prose = proseOf(text)
    const faults = [...bareAmounts(prose, amounts)]
    for (const { wrong, right, phrases } of [...terms, ...others]) {
      const hide = (left: string, phrase: string) => left.replaceAll(phrase, hidden.repeat(phrase.length))
      const read = phrases.reduce<string>(hide, prose)
      for (const { 0: found, index } of read.matchAll(wrong)) faults.push({ index, message: `"${found}": ${right}` })
    }
    const inOrder = faults.toSorted((a, b) => a.index - b.index)
    return inOrder.map(({ index, message }) => `${lineAt(prose, index)}: ${message}`)
  }
}
