import { readFile } from 'node:fs/promises'
import { byLocale } from '#i18n/by-locale.ts'
import { isLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import type { PrepareText } from './reader.ts'
import { fillReferences, type References } from './references.ts'
import { wordingCheck, type Glossary } from './wording.ts'

/** What the texts of one language are held to. */
export interface Rules {
  references: References
  check: (file: string, text: string) => string[]
}

/** The rules of each language. */
export function rulesFor(references: Record<Locale, References>, glossary: Glossary): Record<Locale, Rules> {
  return byLocale((locale) => ({
    references: references[locale],
    check: wordingCheck(locale, glossary, references[locale]),
  }))
}

/** Fills in the references of texts in `content/{locale}/` and checks their wording. */
export const prepareText =
  (rules: Record<Locale, Rules>): PrepareText =>
  (file, text) => {
    const [locale] = file.split('/')
    if (!isLocale(locale)) return { text, faults: [] }
    const { references, check } = rules[locale]
    const filled = fillReferences(text, references, file.endsWith('.json'))
    return { ...filled, faults: [...filled.faults, ...check(file, text)] }
  }

/** What is wrong with the words of the interface, as `file:line: reason`. */
export async function messageFaults(rules: Record<Locale, Rules>): Promise<string[]> {
  const faults = localeCodes.map(async (locale) => {
    const file = `src/i18n/messages/${locale}.json`
    return rules[locale].check(file, await readFile(file, 'utf8')).map((fault) => `${file}:${fault}`)
  })
  return (await Promise.all(faults)).flat()
}
