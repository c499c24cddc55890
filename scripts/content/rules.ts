import { readFileSync } from 'node:fs'
import { byLocale } from '#i18n/by-locale.ts'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { messageFile } from './messages.ts'
import type { ContentReader, Rules } from './reader.ts'
import { fillReferences, readReferences, type References } from './references.ts'
import { readGlossary, wordingCheck, type Glossary } from './wording.ts'

/** The rules of each language. */
export const rulesFor = (references: Record<Locale, References>, glossary: Glossary): Record<Locale, Rules> =>
  byLocale((locale) => ({
    fill: (text, isJson) => fillReferences(text, references[locale], isJson),
    check: wordingCheck(locale, glossary, references[locale]),
  }))

/** The rules as `content/` has them; `undefined`, and faults, when what they follow from is wrong. */
export function readRules(reader: ContentReader): Record<Locale, Rules> | undefined {
  const references = readReferences(reader)
  const glossary = readGlossary(reader)
  return references && glossary && rulesFor(references, glossary)
}

/** What is wrong with the words of the interface, as `file:line: reason`. */
export const messageFaults = (rules: Record<Locale, Rules>): string[] =>
  localeCodes.flatMap((locale) => {
    const file = messageFile(locale)
    return rules[locale].check(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`)
  })
