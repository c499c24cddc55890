import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { defaultLocale, localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { MessageTree } from '#shell/schema.ts'
import { issueText } from './faults.ts'
import { incompleteLocales } from './incomplete.ts'
import { argumentFault } from './message-arguments.ts'

/** Path of a message file in the repository. */
export const messageFile = (locale: Locale) => `src/i18n/messages/${locale}.json`

/** The text of a message file. @throws Error with one sentence that names the file */
export function messageText(locale: Locale): string {
  const file = messageFile(locale)
  if (!existsSync(file)) throw new Error(`${file}: the file is missing; start with {}`)
  return readFileSync(file, 'utf8')
}

/** @throws Error with one sentence that names the file */
function written(locale: Locale): MessageTree {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), MessageTree), messageText(locale))
  if (!parsed.success) throw new Error(`${messageFile(locale)}: ${issueText(parsed.issues[0])}`)
  return parsed.output
}

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

/**
 * The texts of the consent dialog by language tag. An incomplete language without texts has the
 * English ones.
 */
export function readConsentTexts() {
  const own = v.parse(ConsentTexts, JSON.parse(readFileSync(consentFile, 'utf8')))
  const fallbacks = [...incompleteLocales].map((code) => [locales[code].tag, own[defaultLocale] ?? {}])
  return { ...Object.fromEntries(fallbacks), ...own }
}

/** All messages of a tree by full name, such as `blog.readMore`. */
const textsOf = (tree: MessageTree, path = ''): [name: string, text: string][] =>
  Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text]] : textsOf(text, `${path}${name}.`),
  )

/** Names of English messages that `locale` lacks. */
export function missingMessages(locale: Locale): string[] {
  const own = new Map(textsOf(written(locale)))
  return textsOf(written(defaultLocale)).flatMap(([name]) => (own.has(name) ? [] : name))
}

/** Messages of `tree` that English does not have, or has with other arguments, as `name: reason`. */
export function strayMessages(tree: MessageTree): string[] {
  const english = new Map(textsOf(written(defaultLocale)))
  return textsOf(tree).flatMap(([name, text]) => {
    const wanted = english.get(name)
    const fault =
      wanted === undefined ? `${messageFile(defaultLocale)} has no such message` : argumentFault(text, wanted)
    return fault ? `${name}: ${fault}` : []
  })
}

/** Messages and consent texts that a complete language lacks, and stray ones, as `file: name: reason`. */
export const unevenMessages = (incomplete: ReadonlySet<Locale>): string[] =>
  localeCodes.flatMap((locale) => {
    const { tag } = locales[locale]
    const missing = incomplete.has(locale) ? [] : missingMessages(locale)
    const faults = [...missing.map((name) => `${name}: the message is missing`), ...strayMessages(written(locale))]
    const consent = readConsentTexts()[tag] ? [] : [`${consentFile}: ${tag}: the texts are missing`]
    return [...consent, ...faults.map((fault) => `${messageFile(locale)}: ${fault}`)]
  })
