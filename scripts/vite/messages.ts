import { resolve } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import type { MessageTree } from '#shell/schema.ts'
import { isLocale } from '#i18n/locales.ts'
import { readConsentTexts, readMessages } from '#scripts/content/messages.ts'

/** Compiles the messages of a tree into the form that use-intl formats without an ICU parser. */
const compileTree = (tree: MessageTree | string): unknown =>
  typeof tree === 'string'
    ? compile(tree)
    : Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, compileTree(child)]))

/**
 * Parts that few visitors need: the worker writes `preview` and `consentQuestion`, and the browser
 * loads `feedback` by `?feedback`.
 */
const laterParts = new Set(['preview', 'consentQuestion', 'feedback'])

/** Compiles the interface messages at build: browsers then need no ICU parser (10 kB gzip). */
export function messagesPlugin(): Plugin {
  return {
    name: 'helmsway:messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: resolve('src/i18n/format-message.ts') }] },
    }),
    transform(_code, id) {
      if (id.endsWith('/browser/consent/texts.json')) return { code: JSON.stringify(readConsentTexts()), map: null }
      const [, locale, part] = /\/i18n\/messages\/(\w+)\.json(?:\?(\w+))?$/.exec(id) ?? []
      if (!isLocale(locale)) return undefined
      const all = Object.entries(readMessages(locale))
      const isWanted = ([name]: [string, unknown]) =>
        part ? name === part : this.environment.name !== 'client' || !laterParts.has(name)
      const json = JSON.stringify(compileTree(Object.fromEntries(all.filter(isWanted))))
      // Vite makes a module of a JSON file, but not of one with a query.
      return { code: part ? `export default ${json}` : json, map: null }
    },
  }
}
