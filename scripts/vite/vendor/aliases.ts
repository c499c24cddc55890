// Hold: the name of a file inside React (docs/architecture.md).
// Hold: sanitize-html calls its style parser for style attributes alone (docs/architecture.md).
import { resolve } from 'node:path'

/** Modules that the built worker takes in place of what a library would bring. */
export const vendorAliases = {
  // `react-dom/server` brings a renderer to a stream, too, which no page uses: 33 kB gzip.
  'react-dom/server': resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
  // sanitize-html reads style attributes with it; here none is allowed
  // (worker/content/remote/clean-html.ts).
  postcss: resolve('scripts/vite/vendor/no-style-parser.ts'),
}
