import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/**
 * The packages of `@sentry/react` each bring the same `@sentry/core`, because the worker's older one stands above them. In browsers all
 * of them use the first.
 */
export function oneSentryCore(): Plugin {
  const importer = require.resolve('@sentry/react')
  return {
    name: 'helmsway:one-sentry-core',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      return /^@sentry\/core(\/|$)/.test(id) ? this.resolve(id, importer, { skipSelf: true }) : undefined
    },
  }
}
