import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

const file = 'cjs/react-dom-server-legacy.browser.production.js'

/** What React throws to suspend, known by its identity alone. */
const sentinel = /(var SuspenseException = )Error\((formatProdErrorMessage\(460\))\);/

/**
 * `react-dom/server` brings two renderers, to a stream and to a string. Pages are rendered to a string
 * (src/render-page.tsx), so the built worker gets that one alone: 33 kB gzip less. And an error that React makes at its start gets no stack: for one V8 reads the
 * whole worker again, which was a fifteenth of what it does until its first answer.
 */
export function lightReactServer(): Plugin {
  return {
    name: 'helmsway:light-react-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id) {
      if (id !== 'react-dom/server') return undefined
      const folder = dirname(require.resolve('react-dom/package.json'))
      return join(folder, file)
    },
    transform(code, id) {
      if (!id.endsWith(file)) return undefined
      if (!sentinel.test(code)) throw new Error(`${file} has no SuspenseException that can be made without a stack`)
      return {
        code: code.replace(sentinel, '$1Object.assign(Object.create(Error.prototype), { message: $2 });'),
        map: null,
      }
    },
  }
}
