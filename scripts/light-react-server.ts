import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/**
 * `react-dom/server` brings two renderers, to a stream and to a string. Pages are rendered to a string
 * (src/render-page.tsx), so the built worker gets that one alone: 33 kB gzip less.
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
      return join(folder, 'cjs/react-dom-server-legacy.browser.production.js')
    },
  }
}
