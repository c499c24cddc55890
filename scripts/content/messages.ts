import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { MessageTree } from '#shell/schema.ts'
import { incompleteLocales } from './incomplete.ts'

/** A file of messages, from the root of the repository. */
export const messageFile = (locale: Locale) => `src/i18n/messages/${locale}.json`

/** The messages of a language as they are written. */
const written = (locale: Locale) => v.parse(MessageTree, JSON.parse(readFileSync(messageFile(locale), 'utf8')))

/** `own` with the texts of `english` that it lacks. */
export function fillMessages(english: MessageTree, own: MessageTree): MessageTree {
  const entries = Object.entries(english).map(([name, text]) => {
    const found = own[name]
    if (typeof text === 'string' || typeof found === 'string') return [name, found ?? text]
    return [name, fillMessages(text, found ?? {})]
  })
  return Object.fromEntries(entries)
}

/** The messages of a language; what one that is not complete lacks is in English. */
export const readMessages = (locale: Locale): MessageTree =>
  incompleteLocales.has(locale) ? fillMessages(written(defaultLocale), written(locale)) : written(locale)

/** The full names of all messages of a tree. */
const namesOf = (tree: MessageTree, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string' ? [path + name] : namesOf(text, `${path}${name}.`),
  )

/** The full names of the messages of a language, with those that are in English. */
export const messageNames = (locale: Locale) => namesOf(readMessages(locale))

const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name))

/** The messages that a language lacks. */
export const missingMessages = (locale: Locale) => without(messageNames(defaultLocale), namesOf(written(locale)))

/** Messages that a complete language lacks, and those that English does not have. */
export const unevenMessages = (incomplete: ReadonlySet<Locale>): string[] =>
  localeCodes.flatMap((locale) => {
    const fault = (name: string, reason: string) => `${messageFile(locale)}: ${name}: ${reason}`
    const missing = incomplete.has(locale) ? [] : missingMessages(locale)
    return [
      ...missing.map((name) => fault(name, 'the message is missing')),
      ...without(namesOf(written(locale)), messageNames(defaultLocale)).map((name) =>
        fault(name, `${messageFile(defaultLocale)} has no such message`),
      ),
    ]
  })
