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

/** Compiles the interface messages at build: browsers then need no ICU parser (10 kB gzip). */
export function messagesPlugin(): Plugin {
  return {
    name: 'helmsway:messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: resolve('src/i18n/format-message.ts') }] },
    }),
    transform(_code, id) {
      const locale = /\/i18n\/messages\/(\w+)\.json$/.exec(id)?.[1]
      if (id.endsWith('/browser/consent/texts.json')) return { code: JSON.stringify(readConsentTexts()), map: null }
      if (!isLocale(locale)) return undefined
      const { preview: _, ...others } = readMessages(locale)
      // Only the worker writes the texts of a preview.
      const texts: MessageTree = this.environment.name === 'client' ? others : readMessages(locale)
      return { code: JSON.stringify(compileTree(texts)), map: null }
    },
  }
}
