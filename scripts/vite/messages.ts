import { resolve } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/**
 * Compiles every text of a tree of messages to the form that use-intl formats without an ICU
 * parser.
 */
function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  if (typeof tree !== 'object' || tree === null)
    throw new Error(`A message must be a text, not ${JSON.stringify(tree)}`)
  return Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, compileTree(child)]))
}

/**
 * Compiles `src/i18n/messages/*.json` at build, so that no ICU parser (10 kB gzip) is sent to
 * browsers.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'helmsway:messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: resolve('src/i18n/format-message.ts') }] },
    }),
    transform(code, id) {
      return /\/i18n\/messages\/\w+\.json$/.test(id)
        ? { code: JSON.stringify(compileTree(JSON.parse(code))), map: null }
        : undefined
    },
  }
}
