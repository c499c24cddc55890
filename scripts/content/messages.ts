import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { defaultLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { MessageTree } from '#shell/schema.ts'
import { incompleteLocales } from './incomplete.ts'

/** Path of a message file in the repository. */
export const messageFile = (locale: Locale) => `src/i18n/messages/${locale}.json`

const written = (locale: Locale) => v.parse(MessageTree, JSON.parse(readFileSync(messageFile(locale), 'utf8')))

/** Returns `own` with its missing messages from `english`. */
export function fillMessages(english: MessageTree, own: MessageTree): MessageTree {
  const entries = Object.entries(english).map(([name, text]) => {
    const found = own[name]
    if (typeof text === 'string' || typeof found === 'string') return [name, found ?? text]
    return [name, fillMessages(text, found ?? {})]
  })
  return Object.fromEntries(entries)
}

/** The messages of a language. Those that an incomplete language lacks are in English. */
export const readMessages = (locale: Locale): MessageTree =>
  incompleteLocales.has(locale) ? fillMessages(written(defaultLocale), written(locale)) : written(locale)

const consentFile = 'src/browser/consent/texts.json'
const ConsentTexts = v.record(v.string(), v.record(v.string(), v.string()))

/** The texts of the consent dialog by language tag. An incomplete language without texts has the English ones. */
export function readConsentTexts() {
  const own = v.parse(ConsentTexts, JSON.parse(readFileSync(consentFile, 'utf8')))
  const fallbacks = [...incompleteLocales].map((code) => [locales[code].tag, own[defaultLocale] ?? {}])
  return { ...Object.fromEntries(fallbacks), ...own }
}

/** The full names of all messages of a tree, such as `blog.readMore`. */
const namesOf = (tree: MessageTree, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string' ? [path + name] : namesOf(text, `${path}${name}.`),
  )

/** Names of messages of `locale` that `other` lacks. */
function onlyIn(locale: Locale, other: Locale): string[] {
  const known = namesOf(written(other))
  return namesOf(written(locale)).filter((name) => !known.includes(name))
}

export const missingMessages = (locale: Locale) => onlyIn(defaultLocale, locale)

/** Messages and consent texts that a complete language lacks, and messages that English does not have. */
export const unevenMessages = (incomplete: ReadonlySet<Locale>): string[] =>
  localeCodes.flatMap((locale) => [
    ...(readConsentTexts()[locales[locale].tag]
      ? []
      : [`${consentFile}: ${locales[locale].tag}: the texts are missing`]),
    ...(incomplete.has(locale) ? [] : missingMessages(locale)).map(
      (name) => `${messageFile(locale)}: ${name}: the message is missing`,
    ),
    ...onlyIn(locale, defaultLocale).map(
      (name) => `${messageFile(locale)}: ${name}: ${messageFile(defaultLocale)} has no such message`,
    ),
  ])
