import type { Plugin } from 'vite'

const stand = '\0helmsway:no-style-parser'

/**
 * Leaves postcss out of the worker: sanitize-html brings it to read style attributes, which are not allowed here and never
 * read (worker/content/remote/clean-html.ts). It would be more than half of what the content server's code weighs.
 */
export function styleParserPlugin(): Plugin {
  return {
    name: 'helmsway:style-parser',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'postcss' && importer?.includes('/sanitize-html/') ? stand : undefined),
    load: (id) =>
      id === stand ? "export function parse() { throw new Error('Style attributes are not read here') }" : undefined,
  }
}
