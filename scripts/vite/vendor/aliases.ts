// Hold: the name of a file inside React (docs/architecture.md).
// Hold: sanitize-html calls its style parser for style attributes alone (docs/architecture.md).
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * The path of `file` inside the installed package `name`.
 * @throws Error when the package has no such file: an upgrade has moved it
 */
export function vendorFile(name: string, file: string): string {
  const path = join(dirname(require.resolve(`${name}/package.json`)), file)
  if (existsSync(path)) return path
  throw new Error(`The installed ${name} has no ${file}; see scripts/vite/vendor/aliases.ts`)
}

/** Modules that the built worker takes in place of what a library would bring. */
export const vendorAliases = {
  // `react-dom/server` brings a renderer to a stream, too, which no page uses: 33 kB gzip.
  'react-dom/server': vendorFile('react-dom', 'cjs/react-dom-server-legacy.browser.production.js'),
  // sanitize-html reads style attributes with it; here none is allowed
  // (worker/content/remote/clean-html.ts).
  postcss: resolve('scripts/vite/vendor/no-style-parser.ts'),
}
